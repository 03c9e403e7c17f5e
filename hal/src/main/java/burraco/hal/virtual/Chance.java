package burraco.hal.virtual;

/**
 * Random numbers from a seed, the same on every machine (SplitMix64). Not thread-safe.
 *
 * <p>Each part of the table gets a stream of its own with {@link #stream}, so that one more random
 * number in one part does not change the others.
 */
public final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long state;

    public Chance(long seed) {
        this.seed = seed;
        state = seed;
    }

    private static long mix(long value) {
        long z = value;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** An independent stream from the same seed; equal names give equal streams. */
    public Chance stream(String name) {
        long mixed = mix(seed + STEP);
        for (int i = 0; i < name.length(); i++) {
            mixed = mix(mixed + STEP + name.charAt(i));
        }
        return new Chance(mixed);
    }

    /**
     * A value from 0 to 1 that depends only on the two numbers and the seed; it does not advance
     * the stream.
     */
    double share(long one, long other) {
        return (mix(mix(seed + one * STEP) + other * STEP) >>> 11) * 0x1p-53;
    }

    public long bits() {
        state += STEP;
        return mix(state);
    }

    /** From 0 to less than the bound. */
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(bits(), bound);
    }

    /** From 0 to less than 1. */
    public double share() {
        return (bits() >>> 11) * 0x1p-53;
    }

    /** Whether something of this probability happens. */
    public boolean happens(double probability) {
        return share() < probability;
    }

    /** Uniformly distributed between the two. */
    public double between(double least, double most) {
        return least + (most - least) * share();
    }

    /** Exponentially distributed with this mean. */
    public double exponential(double mean) {
        return -mean * StrictMath.log(1 - share());
    }

    /**
     * Approximately normal with mean 0 and deviation 1: the sum of twelve numbers, never beyond 6.
     */
    public double normal() {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += share();
        }
        return sum;
    }

    /** Triangular distribution with the peak at the usual value. */
    public double triangular(double least, double usual, double most) {
        double width = most - least;
        if (width <= 0) {
            return least;
        }
        double share = share();
        double peak = (usual - least) / width;
        return share < peak
                ? least + StrictMath.sqrt(share * width * (usual - least))
                : most - StrictMath.sqrt((1 - share) * width * (most - usual));
    }
}
