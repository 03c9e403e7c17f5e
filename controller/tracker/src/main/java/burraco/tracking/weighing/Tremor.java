package burraco.tracking.weighing;

import burraco.tracking.figures.Scale;

/** How much a table's scales tremble at rest: all of them are of one make, and hear the same. */
final class Tremor {
    private double off;

    /** A scale at rest was so much off for so long. */
    void learn(double grams, long millis) {
        off += (grams - off) * Math.clamp(millis / Scale.TREMOR_LEARNED_IN, 0, 1);
    }

    double off() {
        return off;
    }

    void is(double grams) {
        off = grams;
    }

    boolean isMuch() {
        return off > Scale.TREMBLES;
    }
}
