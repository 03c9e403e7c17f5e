package burraco.tournament.movement;

import java.util.List;
import java.util.stream.IntStream;

/** The movement of the mobile pairs in a Mitchell. */
public final class MitchellRotation {
    private MitchellRotation() {}

    /** The place of the fixed pair that a mobile pair comes to; all counted from 0. */
    public static int fixedPlace(int tables, int shift, int mobile, int round) {
        return (int) ((mobile + (long) round * shift) % tables);
    }

    /** How many rounds can be played before somebody meets again. */
    public static int roundsWithoutRematch(int tables, int shift) {
        return tables / gcd(tables, shift);
    }

    /** Shifts with which so many rounds bring no rematch, the usual 1 first. */
    public static List<Integer> shifts(int tables, int rounds) {
        return IntStream.range(1, Math.max(2, tables))
                .filter(shift -> roundsWithoutRematch(tables, shift) >= rounds)
                .boxed()
                .toList();
    }

    private static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }
}
