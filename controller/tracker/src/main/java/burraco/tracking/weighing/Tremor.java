package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;

/**
 * How much the scales of a table deviate at rest. All of them are of one make and stand on one
 * table, so one value serves for all.
 */
final class Tremor {
    private double off;

    /** Records that a scale at rest deviated this much for this long. */
    void learn(double grams, long millis) {
        off += (grams - off) * Math.clamp(millis / ScaleFigures.TREMOR_LEARNED_IN_MILLIS, 0, 1);
    }

    double off() {
        return off;
    }

    void is(double grams) {
        off = grams;
    }

    boolean isMuch() {
        return off > ScaleFigures.TREMBLES_GRAMS;
    }
}
