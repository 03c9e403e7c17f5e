package burraco.journal.between;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Case;
import burraco.engine.score.LineScore;
import burraco.engine.score.MatchLength;
import burraco.journal.tape.Names;
import burraco.journal.tape.UnreadableException;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes and reads a match with its hands as {@link Facts}. */
record MatchFacts(Facts facts, Names names) {

    void put(String name, MatchSheet match) {
        facts.put(name, match.number());
        facts.put(name + ".length", match.length());
        facts.put(name + ".hands", match.hands());
        facts.put(name + ".dealer", match.dealer());
        facts.put(name + ".over", match.over());
        EventText.put(facts, name + ".of.", match.event());
        match.names().forEach((seat, who) -> facts.put(name + ".name." + seat, names.idOf(who)));
        for (int i = 0; i < match.played().size(); i++) {
            put(name + ".hand." + i, match.played().get(i));
        }
    }

    MatchSheet get(String name) {
        List<PlayedHand> played = new ArrayList<>();
        facts.each(name + ".hand").forEach(hand -> played.add(hand(hand)));
        Map<Seat, String> people = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            facts.maybeSmall(name + ".name." + seat)
                    .ifPresent(id -> people.put(seat, names.nameOf(id)));
        }
        people.values().removeIf(String::isEmpty);
        return new MatchSheet(
                facts.small(name),
                MatchLength.parse(facts.get(name + ".length"))
                        .orElseThrow(() -> new UnreadableException("no match is as long as that")),
                facts.small(name + ".hands"),
                BetweenText.seat(facts.get(name + ".dealer")),
                played,
                facts.is(name + ".over"),
                people,
                EventText.get(facts, name + ".of."));
    }

    // One hand

    private void put(String name, PlayedHand hand) {
        facts.put(name, hand.number());
        facts.put(name + ".dealer", hand.dealer());
        facts.put(name + ".ending", hand.ending().reason().name());
        hand.ending().closer().ifPresent(seat -> facts.put(name + ".closer", seat));
        put(name + ".ns", hand.ns());
        put(name + ".ew", hand.ew());
        hand.entered()
                .ifPresent(entered -> {
                    facts.put(name + ".entered.ns", entered.ns());
                    facts.put(name + ".entered.ew", entered.ew());
                });
        for (Line line : Line.values()) {
            facts.put(name + ".confirmed." + line, hand.confirmed().contains(line));
        }
        for (int i = 0; i < hand.warnings().size(); i++) {
            Warning warning = hand.warnings().get(i);
            String warned = name + ".warned." + i;
            facts.put(warned, warning.seat());
            warning.which().ifPresent(which -> facts.put(warned + ".case", which));
        }
        facts.put(name + ".record", hand.record());
    }

    private PlayedHand hand(String name) {
        Optional<PlayedHand.Entered> entered =
                facts.find(name + ".entered.ns").isPresent()
                        ? Optional.of(
                                new PlayedHand.Entered(
                                        facts.small(name + ".entered.ns"),
                                        facts.small(name + ".entered.ew")))
                        : Optional.empty();
        Set<Line> confirmed = EnumSet.noneOf(Line.class);
        for (Line line : Line.values()) {
            if (facts.is(name + ".confirmed." + line)) {
                confirmed.add(line);
            }
        }
        Ending.Reason reason = facts.one(Ending.Reason.class, name + ".ending");
        Optional<Seat> closer = facts.find(name + ".closer").map(BetweenText::seat);
        return new PlayedHand(
                facts.small(name),
                BetweenText.seat(facts.get(name + ".dealer")),
                new Ending(reason, closer),
                score(name + ".ns"),
                score(name + ".ew"),
                entered,
                confirmed,
                warnings(name),
                facts.get(name + ".record"));
    }

    private List<Warning> warnings(String name) {
        List<Warning> warnings = new ArrayList<>();
        for (String warned : facts.each(name + ".warned")) {
            Optional<Case> which = facts.find(warned + ".case").flatMap(Case::parse);
            warnings.add(new Warning(BetweenText.seat(facts.get(warned)), which));
        }
        return warnings;
    }

    private void put(String name, LineScore score) {
        facts.put(name + ".burrachi", score.burrachi());
        facts.put(name + ".closing", score.closing());
        facts.put(name + ".melds", score.melds());
        facts.put(name + ".pozzetto", score.pozzetto());
        facts.put(name + ".hand", score.hand());
        facts.put(name + ".penalized", score.penalized());
        facts.put(name + ".arbiter", score.arbiter());
        facts.put(name + ".unseen", score.unseen());
    }

    private LineScore score(String name) {
        return new LineScore(
                facts.small(name + ".burrachi"),
                facts.small(name + ".closing"),
                facts.small(name + ".melds"),
                facts.maybeSmall(name + ".pozzetto"),
                facts.maybeSmall(name + ".hand"),
                facts.small(name + ".penalized"),
                facts.small(name + ".arbiter"),
                facts.small(name + ".unseen"));
    }
}
