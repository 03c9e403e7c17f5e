package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Whether what was counted is what the figures promise. Bounds are four and a half deviations wide:
 * right figures fail once in 150 000 seeds, and the seeds of tests stand fixed.
 */
final class Odds {
    private static final double BOUND = 4.5;

    private Odds() {}

    /** So many of so many throws, each for itself. */
    static void share(String what, long count, long throwing, double share) {
        near(what, (double) count / throwing, share, Math.sqrt(share * (1 - share) / throwing));
    }

    /** The same where the share itself was drawn from a range, so many times. */
    static void share(String what, long count, long throwing, Range range, int draws) {
        double share = range.middle();
        double throwsVary = share * (1 - share) / throwing;
        double drawsVary = square(range.most() - range.least()) / 12 / draws;
        near(what, (double) count / throwing, share, Math.sqrt(throwsVary + drawsVary));
    }

    /** So many events where so many are usual, each for itself. */
    static void number(String what, long count, double usual) {
        near(what, count, usual, Math.sqrt(usual));
    }

    /** The middle of so many values of a deviation. */
    static void mean(String what, double mean, double expected, double deviation, long values) {
        near(what, mean, expected, deviation / Math.sqrt(values));
    }

    /** The deviation of anything between the least and the most. */
    static double deviation(Range range) {
        return (range.most() - range.least()) / Math.sqrt(12);
    }

    private static void near(String what, double measured, double expected, double deviation) {
        double allowed = BOUND * deviation + 1e-9;
        assertTrue(
                Math.abs(measured - expected) <= allowed,
                what + ": measured " + measured + ", expected " + expected + " ± " + allowed);
    }

    private static double square(double value) {
        return value * value;
    }
}
