package burraco.tracking.explaining;

import burraco.tracking.figures.DoubtFigures;
import burraco.tracking.figures.Prices;

/**
 * How strictly people are expected to keep to the rules, if an observation can be explained in
 * several ways.
 */
public enum Expectation {
    /** People keep to the rules: a fault is less likely than another explanation. */
    LAWFUL(Prices.RULED, DoubtFigures.TO_BLAME, DoubtFigures.TO_CLEAR),
    /**
     * People hardly keep to the rules: only explanations that fit equally well are decided by this.
     */
    FAINT(Prices.RULED_FAINTLY, 0, 0);

    private final double fault;
    private final double blamed;
    private final double cleared;

    Expectation(double fault, double blamed, double cleared) {
        this.fault = fault;
        this.blamed = blamed;
        this.cleared = cleared;
    }

    /** The price of an act that breaks a rule. */
    double fault() {
        return fault;
    }

    /**
     * By how much the explanation on record must be dearer than the one that would replace it;
     * negative if it may even be cheaper.
     *
     * @param faults how many more faults the new explanation has
     */
    public double toChange(long faults) {
        return faults > 0 ? blamed : faults < 0 ? -cleared : 0;
    }
}
