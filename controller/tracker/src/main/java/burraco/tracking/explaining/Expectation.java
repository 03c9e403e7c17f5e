package burraco.tracking.explaining;

import burraco.tracking.figures.Doubt;
import burraco.tracking.figures.Prices;

/** What people are expected to do, where what was seen can be understood in several ways. */
public enum Expectation {
    /** They keep to the code: a fault is harder to believe than another explanation. */
    LAWFUL(Prices.RULED, Doubt.TO_BLAME, Doubt.TO_CLEAR),
    /** Little: it tells apart what was seen as well one way as the other, and nothing else. */
    FAINT(Prices.RULED_FAINTLY, 0, 0);

    private final double fault;
    private final double blamed;
    private final double cleared;

    Expectation(double fault, double blamed, double cleared) {
        this.fault = fault;
        this.blamed = blamed;
        this.cleared = cleared;
    }

    /** How hard it is to believe an act that the code objects to. */
    double fault() {
        return fault;
    }

    /**
     * By how much more what was told must be worse than what would be told instead; less than
     * nothing where it may even be better.
     *
     * @param faults so many more would be told
     */
    public double toChange(long faults) {
        return faults > 0 ? blamed : faults < 0 ? -cleared : 0;
    }
}
