package burraco.hall.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a table tells of itself. Sentences are in all languages, by the languages' ids; times are
 * the hall's milliseconds.
 *
 * @param match counted by the table
 * @param round of the tournament that the match belongs to, 0 for none
 * @param hand the hand that is played or counted, from 1; 0 before the first
 * @param hands of the match
 * @param counted points of the hands that are counted
 * @param current points so far in the hand that is played
 * @param phase of the hand
 * @param waits who waits for what
 * @param calling seats that call the arbiter
 * @param callingSince when the first of them did
 * @param doubts how much in the hand the table is not sure of
 * @param doubtSays the most important of it
 * @param doubtsSince when it began not to be sure
 * @param blind whether the table does not see all that it should
 * @param blindSays what it does not see
 * @param blindSince when it began not to see it
 * @param unconfirmed lines that have not confirmed a score
 * @param unconfirmedSince when the hand was counted that they have not confirmed
 * @param turnSince when the turn began, if turns are timed and time passes
 * @param turnAllowed milliseconds for it
 * @param rulings that wait for an arbiter
 * @param over whether the match is over
 * @param confirmed whether both lines have confirmed all of it
 */
public record TableTold(
        int match,
        int round,
        int hand,
        int hands,
        List<HandPoints> counted,
        HandPoints current,
        String phase,
        Optional<Waiting> waits,
        Set<Seat> calling,
        OptionalLong callingSince,
        int doubts,
        Map<String, String> doubtSays,
        OptionalLong doubtsSince,
        boolean blind,
        Map<String, String> blindSays,
        OptionalLong blindSince,
        Set<Line> unconfirmed,
        OptionalLong unconfirmedSince,
        OptionalLong turnSince,
        long turnAllowed,
        List<AwaitedRuling> rulings,
        boolean over,
        boolean confirmed) {

    /** Points of both lines. */
    public record HandPoints(int ns, int ew) {
        public static final HandPoints NONE = new HandPoints(0, 0);

        HandPoints plus(HandPoints other) {
            return new HandPoints(ns + other.ns, ew + other.ew);
        }

        int of(Line line) {
            return line == Line.NS ? ns : ew;
        }
    }

    /**
     * @param id what is waited for
     */
    public record Waiting(String id, Map<String, String> says) {
        public Waiting {
            says = sorted(says);
        }
    }

    /**
     * A ruling that an arbiter has to make or to carry out.
     *
     * @param act number of the act in the hand
     * @param caseId of the code of play
     * @param before the last acts before it, the latest last
     */
    public record AwaitedRuling(
            int act,
            String caseId,
            String article,
            Map<String, String> says,
            List<Map<String, String>> before) {
        public AwaitedRuling {
            says = sorted(says);
            before = before.stream().map(TableTold::sorted).toList();
        }
    }

    public TableTold {
        counted = List.copyOf(counted);
        calling = inOrder(Seat.class, calling);
        unconfirmed = inOrder(Line.class, unconfirmed);
        doubtSays = sorted(doubtSays);
        blindSays = sorted(blindSays);
        rulings = List.copyOf(rulings);
    }

    /** The same sentence is always the same text in JSON. */
    private static Map<String, String> sorted(Map<String, String> says) {
        return Collections.unmodifiableMap(new TreeMap<>(says));
    }

    private static <E extends Enum<E>> Set<E> inOrder(Class<E> type, Set<E> some) {
        EnumSet<E> all = EnumSet.noneOf(type);
        all.addAll(some);
        return Collections.unmodifiableSet(all);
    }

    /** Points of the match so far, with those of the hand that is played. */
    public HandPoints points() {
        return counted.stream().reduce(current, HandPoints::plus);
    }

    /** Hands that are counted. */
    public int finished() {
        return counted.size();
    }
}
