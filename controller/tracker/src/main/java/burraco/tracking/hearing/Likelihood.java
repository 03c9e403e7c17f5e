package burraco.tracking.hearing;

import burraco.tracking.figures.Radio;

/** What is likely of a card that only passes an antenna. */
final class Likelihood {
    private static final int MOST_HALVED = 30;

    private Likelihood() {}

    /** Whether a card that only passes is still there after so many milliseconds. */
    static double stillPassing(long millis) {
        long halved = Math.clamp(millis / Radio.PASSING_HALF_LIFE, 0, MOST_HALVED);
        double rest = Math.min(millis - halved * Radio.PASSING_HALF_LIFE, Radio.PASSING_HALF_LIFE);
        return (1 - rest / (2 * Radio.PASSING_HALF_LIFE)) / (1L << halved);
    }
}
