package burraco.tracking.explaining;

import burraco.tracking.figures.Doubt;

/**
 * How hard the last acts of a hand were to believe, on average. Where people or sensors do what the
 * table does not expect, it happens again and again: then every fault that is seen is the less
 * likely to be one.
 */
public final class Surprise {
    private double mean;

    /** An act that the code does not object to cost so much to believe. */
    public void note(double cost) {
        mean += (Math.clamp(cost, 0, Doubt.MOST_SURPRISE) - mean) * Doubt.SURPRISE_LATELY;
    }

    /** What the last acts cost on average. */
    public double lately() {
        return mean;
    }

    /** So many times harder than in a calm hand a fault is to believe. */
    double factor() {
        return Math.min(
                Doubt.MOST_FAULT_FACTOR,
                1 + Doubt.FAULT_PER_SURPRISE * Math.max(0, mean - Doubt.CALM_SURPRISE));
    }
}
