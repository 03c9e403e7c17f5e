package burraco.fitting;

/**
 * What a figure comes to.
 *
 * @param low in 95 of 100 cases it lies between this
 * @param high and this
 */
public record Estimate(double value, double low, double high) {
    /** An interval that holds 95 of 100 reaches so many deviations to each side. */
    static final double Z = 1.96;
}
