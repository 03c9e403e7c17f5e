package burraco.hall.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.view.TableTold.AwaitedRuling;
import burraco.hall.view.TableTold.HandPoints;
import burraco.hall.view.TableTold.Waiting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Makes what a table tells, for tests: a hand that is played, and what is said besides. */
public final class Told {
    private int match = 1;
    private int round = 1;
    private int hand = 1;
    private final List<HandPoints> counted = new ArrayList<>();
    private HandPoints current = HandPoints.NONE;
    private Optional<Waiting> waits = Optional.empty();
    private Set<Seat> calling = Set.of();
    private OptionalLong callingSince = OptionalLong.empty();
    private int doubts;
    private OptionalLong doubtsSince = OptionalLong.empty();
    private boolean blind;
    private OptionalLong blindSince = OptionalLong.empty();
    private Set<Line> unconfirmed = Set.of();
    private OptionalLong unconfirmedSince = OptionalLong.empty();
    private OptionalLong turnSince = OptionalLong.empty();
    private List<AwaitedRuling> rulings = List.of();
    private boolean over;
    private boolean confirmed;

    public Told round(int is) {
        round = is;
        return this;
    }

    /** A hand is counted, and the next one begins. */
    public Told counted(int ns, int ew) {
        counted.add(new HandPoints(ns, ew));
        hand++;
        return this;
    }

    public Told current(int ns, int ew) {
        current = new HandPoints(ns, ew);
        return this;
    }

    public Told waits(String id) {
        waits = Optional.of(new Waiting(id, Map.of("it", "Attesa", "en", "Waiting")));
        return this;
    }

    public Told calls(Seat seat, long since) {
        calling = Set.of(seat);
        callingSince = OptionalLong.of(since);
        return this;
    }

    public Told doubts(int many, long since) {
        doubts = many;
        doubtsSince = OptionalLong.of(since);
        return this;
    }

    public Told blind(long since) {
        blind = true;
        blindSince = OptionalLong.of(since);
        return this;
    }

    public Told unconfirmed(Line line, long since) {
        unconfirmed = Set.of(line);
        unconfirmedSince = OptionalLong.of(since);
        return this;
    }

    public Told turnSince(long since) {
        turnSince = OptionalLong.of(since);
        return this;
    }

    public Told ruling(int act, String caseId) {
        rulings =
                List.of(
                        new AwaitedRuling(
                                act,
                                caseId,
                                "26",
                                Map.of(
                                        "it", "Ovest ha scartato fuori turno",
                                        "en", "West has discarded out of turn"),
                                List.of(
                                        Map.of("it", "Nord pesca", "en", "North draws"),
                                        Map.of(
                                                "it",
                                                "Nord scarta 7♥",
                                                "en",
                                                "North discards 7♥"))));
        return this;
    }

    public Told over(boolean isConfirmed) {
        over = true;
        confirmed = isConfirmed;
        return this;
    }

    public TableTold told() {
        return new TableTold(
                match,
                round,
                hand,
                4,
                counted,
                current,
                "play",
                waits,
                calling,
                callingSince,
                doubts,
                doubts > 0
                        ? Map.of("it", "Una carta non si vede", "en", "A card is not seen")
                        : Map.of(),
                doubtsSince,
                blind,
                blind
                        ? Map.of(
                                "it", "L’antenna 3 non risponde", "en", "Antenna 3 does not answer")
                        : Map.of(),
                blindSince,
                unconfirmed,
                unconfirmedSince,
                turnSince,
                60_000,
                rulings,
                over,
                confirmed);
    }

    public TableNow present(long heardAt) {
        return new TableNow(true, heardAt, Optional.of(told()));
    }

    public TableNow gone(long heardAt) {
        return new TableNow(false, heardAt, Optional.of(told()));
    }
}
