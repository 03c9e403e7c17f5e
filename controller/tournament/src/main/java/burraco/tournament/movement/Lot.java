package burraco.tournament.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Lots of a tournament. The same seed gives the same lots for ever, so the generator (SplitMix64,
 * Steele and others 2014) is written out here and not left to a library.
 */
public final class Lot {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    private Lot(long state) {
        this.state = state;
    }

    /**
     * @param purpose what the lot decides: different purposes get independent lots
     */
    public static Lot of(long seed, String purpose) {
        long state = seed;
        for (char letter : purpose.toCharArray()) {
            state = mix(state + STEP) ^ letter;
        }
        return new Lot(mix(state));
    }

    public long next() {
        state += STEP;
        return mix(state);
    }

    /** A number from 0 up to, not including, the bound. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next() >>> 1, bound);
    }

    public <T> List<T> shuffled(Collection<T> all) {
        List<T> mixed = new ArrayList<>(all);
        for (int i = mixed.size() - 1; i > 0; i--) {
            int other = below(i + 1);
            T moved = mixed.get(i);
            mixed.set(i, mixed.get(other));
            mixed.set(other, moved);
        }
        return mixed;
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
