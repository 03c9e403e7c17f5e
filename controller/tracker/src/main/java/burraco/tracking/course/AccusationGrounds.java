package burraco.tracking.course;

import burraco.tracking.figures.AccusationFigures;

/**
 * The evidence for an accusation, from which its probability is computed.
 *
 * @param ahead how much dearer the next explanation is in which the player has done nothing wrong
 * @param surprise average price of the last acts of the hand
 * @param gone whether the accusation rests on cards that are no longer heard, and not on cards that
 *     lie on the table
 */
public record AccusationGrounds(double ahead, double surprise, boolean gone) {
    /** The grounds of an accusation that people have confirmed. */
    public static final AccusationGrounds PEOPLE_SAY_SO =
            new AccusationGrounds(Double.POSITIVE_INFINITY, 0, false);

    /**
     * These grounds with the lead that later observations give.
     *
     * @param atLeast whether the true lead may be larger
     */
    public AccusationGrounds later(double now, boolean atLeast) {
        double then = atLeast ? Math.max(ahead, now) : now;
        return new AccusationGrounds(then, surprise, gone);
    }

    /** The lead as it enters the regression: beyond a limit it adds nothing. */
    public double aheadWeighed() {
        return Math.clamp(ahead, -AccusationFigures.MOST_AHEAD, AccusationFigures.MOST_AHEAD);
    }

    public double surpriseWeighed() {
        return StrictMath.sqrt(surprise);
    }

    /** The probability that the accusation is right. */
    public double sure() {
        double odds =
                AccusationFigures.BEGIN
                        + AccusationFigures.AHEAD * aheadWeighed()
                        + AccusationFigures.SURPRISE * surpriseWeighed()
                        + (gone ? AccusationFigures.GONE : 0);
        return 1 / (1 + StrictMath.exp(-odds));
    }

    /** Whether the player is ruled against because of it. */
    public boolean isSureEnough() {
        return sure() >= AccusationFigures.SURE_ENOUGH;
    }
}
