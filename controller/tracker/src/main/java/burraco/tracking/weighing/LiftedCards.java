package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;
import java.util.OptionalInt;

/**
 * A stock that somebody has lifted and will put back.
 *
 * @param grams what the scale showed before
 * @param since when the lifting began
 */
record LiftedCards(double grams, long since) {
    /** If this many cards leave a stock together, somebody has lifted it. */
    private static final int LIFTED = 4;

    /** Number of cards that may be missing when it is put back. */
    private static final int DRAWN_MEANWHILE = 3;

    /**
     * Whether this many cards were lifted and not drawn.
     *
     * @param cards how many more lie there; negative if fewer
     */
    static boolean isLifting(double cards) {
        return cards < ScaleFigures.TOLERANCE - LIFTED;
    }

    /**
     * How many cards more lie there than before, once it has been put back: none, or a negative
     * number if some were drawn.
     *
     * @param card grams per card
     */
    OptionalInt back(double weight, double card) {
        double cards = (weight - grams) / card;
        long whole = StrictMath.round(cards);
        boolean back =
                whole <= 0
                        && whole >= -DRAWN_MEANWHILE
                        && Math.abs(cards - whole) <= ScaleFigures.TOLERANCE;
        return back ? OptionalInt.of((int) whole) : OptionalInt.empty();
    }

    /** Whether the scale shows more than before. */
    boolean isMore(double weight, double card) {
        return StrictMath.round((weight - grams) / card) > 0;
    }
}
