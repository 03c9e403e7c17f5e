package burraco.fitting;

/**
 * A fitted value.
 *
 * @param low lower end of its 95 % interval
 * @param high upper end of its 95 % interval
 */
public record Estimate(double value, double low, double high) {
    /** Number of standard deviations on each side that a 95 % interval spans. */
    static final double Z = 1.96;
}
