package burraco.tournament.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Pairs from the top: each gets the next free one below that it may meet, and only if somebody
 * would be left over, the last choice that can be changed is changed. So the result is the first in
 * the order of the list of all that keep the rule, and an arbiter can do it with a finger on the
 * ranking. Where everybody has at most one whom they may not meet, one step back is enough.
 */
public final class FirstFit {
    /** Whether those at two places of the list may meet. */
    @FunctionalInterface
    public interface Allowed {
        boolean may(int upper, int lower);
    }

    /** Two places of the list, counted from 0. */
    public record Couple(int upper, int lower) {}

    /** Far more than a tournament needs; a search without a result ends here. */
    private static final int MOST_STEPS = 2_000_000;

    private final int size;
    private final Allowed allowed;
    private final int[] lowerOf;
    private final BitSet taken;
    private final Set<BitSet> deadEnds = new HashSet<>();
    private int steps;

    private FirstFit(int size, Allowed allowed) {
        this.size = size;
        this.allowed = allowed;
        this.lowerOf = new int[size];
        this.taken = new BitSet(size);
    }

    /** Empty if it is impossible, or was not found within the limit. */
    public static Optional<List<Couple>> of(int size, Allowed allowed) {
        return new FirstFit(size, allowed).search();
    }

    private Optional<List<Couple>> search() {
        if (size % 2 != 0) {
            throw new IllegalArgumentException(size + " can't be paired");
        }
        List<Integer> uppers = new ArrayList<>();
        int upper = taken.nextClearBit(0);
        int from = upper + 1;
        while (upper < size) {
            if (++steps > MOST_STEPS) {
                return Optional.empty();
            }
            int lower = from == upper + 1 && deadEnds.contains(taken) ? size : next(upper, from);
            if (lower < size) {
                lowerOf[upper] = lower;
                taken.set(upper);
                taken.set(lower);
                uppers.add(upper);
                upper = taken.nextClearBit(upper);
                from = upper + 1;
            } else if (uppers.isEmpty()) {
                return Optional.empty();
            } else {
                deadEnds.add((BitSet) taken.clone());
                upper = uppers.removeLast();
                taken.clear(upper);
                taken.clear(lowerOf[upper]);
                from = lowerOf[upper] + 1;
            }
        }
        return Optional.of(uppers.stream().map(one -> new Couple(one, lowerOf[one])).toList());
    }

    private int next(int upper, int from) {
        int lower = taken.nextClearBit(from);
        while (lower < size && !allowed.may(upper, lower)) {
            lower = taken.nextClearBit(lower + 1);
        }
        return Math.min(lower, size);
    }
}
