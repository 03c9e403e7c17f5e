package burraco.tournament.round;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is recorded of one meeting.
 *
 * @param lateFirst minutes that the first side came late
 * @param countersigned whether an arbiter was called before the round ended (art. 19 c)
 * @param lateOnes minutes of individuals who were late by themselves, by their number
 */
public record Slip(
        Optional<MeetingResult> result,
        int lateFirst,
        int lateSecond,
        boolean countersigned,
        Map<Integer, Integer> lateOnes) {
    public static final Slip BLANK = new Slip(Optional.empty(), 0, 0, false, Map.of());

    public Slip {
        lateOnes = Map.copyOf(lateOnes);
    }

    public Slip with(MeetingResult other) {
        return new Slip(Optional.of(other), lateFirst, lateSecond, countersigned, lateOnes);
    }

    /** The whole side was late. */
    public Slip late(boolean first, Side side, int minutes) {
        Map<Integer, Integer> others = new TreeMap<>(lateOnes);
        others.keySet().removeAll(side.numbers());
        return late(first, minutes, others);
    }

    /** One of two partners was late: their side has waited for the later one. */
    public Slip late(boolean first, Side side, int who, int minutes) {
        Map<Integer, Integer> ones = new TreeMap<>(lateOnes);
        ones.put(who, minutes);
        ones.values().removeIf(none -> none == 0);
        int latest =
                side.numbers().stream().mapToInt(one -> ones.getOrDefault(one, 0)).max().orElse(0);
        return late(first, latest, ones);
    }

    private Slip late(boolean first, int minutes, Map<Integer, Integer> ones) {
        return new Slip(
                result,
                first ? minutes : lateFirst,
                first ? lateSecond : minutes,
                countersigned,
                ones);
    }

    /**
     * How late one of a side was: the side as a whole, unless it is known who.
     *
     * @param first whether it is the first side
     */
    public int minutes(boolean first, Side side, int who) {
        boolean known = side.numbers().stream().anyMatch(lateOnes::containsKey);
        return known ? lateOnes.getOrDefault(who, 0) : first ? lateFirst : lateSecond;
    }

    public Slip signed() {
        return new Slip(result, lateFirst, lateSecond, true, lateOnes);
    }
}
