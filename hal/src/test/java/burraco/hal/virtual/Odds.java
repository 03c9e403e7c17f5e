package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Whether counts agree with the figures. Bounds are 4.5 standard deviations wide: correct figures
 * fail with one seed in 150 000, and tests have fixed seeds.
 */
final class Odds {
    private static final double BOUND = 4.5;

    private Odds() {}

    /** The share of successes in independent trials. */
    static void share(String what, long count, long throwing, double share) {
        near(what, (double) count / throwing, share, Math.sqrt(share * (1 - share) / throwing));
    }

    /** The same if the probability itself was drawn from a range this many times. */
    static void share(String what, long count, long throwing, Range range, int draws) {
        double share = range.middle();
        double throwsVary = share * (1 - share) / throwing;
        double drawsVary = square(range.most() - range.least()) / 12 / draws;
        near(what, (double) count / throwing, share, Math.sqrt(throwsVary + drawsVary));
    }

    /** The number of independent events. */
    static void number(String what, long count, double usual) {
        near(what, count, usual, Math.sqrt(usual));
    }

    /** The mean of this many values with a standard deviation. */
    static void mean(String what, double mean, double expected, double deviation, long values) {
        near(what, mean, expected, deviation / Math.sqrt(values));
    }

    /** The standard deviation of values spread evenly over the range. */
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
