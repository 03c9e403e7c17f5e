package burraco.tracking.explaining;

import burraco.tracking.figures.DoubtFigures;

/**
 * Running average of the prices of the last acts. Where people or sensors behave unexpectedly, they
 * do so repeatedly; then an apparent fault is less likely to be one.
 */
public final class Surprise {
    private double mean;

    /** Takes in the price of an act that broke no rule. */
    public void note(double cost) {
        mean +=
                (Math.clamp(cost, 0, DoubtFigures.MOST_SURPRISE) - mean)
                        * DoubtFigures.SURPRISE_LATELY;
    }

    /** The average price of the last acts. */
    public double lately() {
        return mean;
    }

    /** By what factor a fault is harder to believe than in a calm hand. */
    double factor() {
        return Math.min(
                DoubtFigures.MOST_FAULT_FACTOR,
                1
                        + DoubtFigures.FAULT_PER_SURPRISE
                                * Math.max(0, mean - DoubtFigures.CALM_SURPRISE));
    }
}
