package burraco.tracking.explaining;

/**
 * How hard the last acts of a hand were to believe, on average. Where people or sensors do what the
 * table does not expect, it happens again and again: then every fault that is seen is the less
 * likely to be one.
 */
public final class Surprise {
    /** So much of it is of the last act; chosen: about ten acts count. */
    private static final double LATELY = 0.1;

    /** More than that an act is not understood at all. */
    private static final double MOST = 12;

    /** What calm hands come to; measured: 0.07 to 0.15. */
    private static final double CALM = 0.2;

    /** How much harder a fault is to believe for each unit; with more, real faults are not told. */
    private static final double FAULT = 2;

    private static final double MOST_FACTOR = 3;

    private double mean;

    /** An act that the code does not object to cost so much to believe. */
    public void note(double cost) {
        mean += (Math.clamp(cost, 0, MOST) - mean) * LATELY;
    }

    /** What the last acts cost on average. */
    public double lately() {
        return mean;
    }

    /** So many times harder than in a calm hand a fault is to believe. */
    double factor() {
        return Math.min(MOST_FACTOR, 1 + FAULT * Math.max(0, mean - CALM));
    }
}
