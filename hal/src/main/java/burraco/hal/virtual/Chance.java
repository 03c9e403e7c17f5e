package burraco.hal.virtual;

/**
 * Chance from one seed, the same on every machine (SplitMix64). Not for several threads.
 *
 * <p>Each part of the table gets a stream of its own with {@link #stream}: one more throw in one
 * part then changes nothing in the others.
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

    /** Another chance from the same seed; the same name gives the same one. */
    public Chance stream(String name) {
        long mixed = mix(seed + STEP);
        for (int i = 0; i < name.length(); i++) {
            mixed = mix(mixed + STEP + name.charAt(i));
        }
        return new Chance(mixed);
    }

    /** A share that belongs to two numbers: always the same for them, throws nothing. */
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

    /** Anything from the one to the other, all alike. */
    public double between(double least, double most) {
        return least + (most - least) * share();
    }

    /** Waiting for something that comes once in so long. */
    public double exponential(double mean) {
        return -mean * StrictMath.log(1 - share());
    }

    /** Around 0 with deviation 1: twelve throws, never beyond 6. */
    public double normal() {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += share();
        }
        return sum;
    }

    /** From the least to the most, with its peak at the usual. */
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
