package burraco.tracking.weighing;

/** How much a table's scales tremble at rest: all of them are of one make, and hear the same. */
final class Tremor {
    /** What they are off, in grams, from where on they are taken slowly. */
    private static final double MUCH = 0.17;

    private static final double LEARNED_IN = 8_000;

    private double off;

    /** A scale at rest was so much off for so long. */
    void learn(double grams, long millis) {
        off += (grams - off) * Math.clamp(millis / LEARNED_IN, 0, 1);
    }

    double off() {
        return off;
    }

    void is(double grams) {
        off = grams;
    }

    boolean isMuch() {
        return off > MUCH;
    }
}
