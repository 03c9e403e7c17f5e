package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;

/** Counts what a scale shows at rest that is no card: a hand leaning on it, a push, a glass. */
final class ScaleDisturbances {
    private static final long NOT = -1;

    /** Number of recent disturbances, which falls again with each plain card. */
    private double oddly;

    /** Whether the present movement has been counted as a disturbance. */
    private boolean counted;

    /** Since when the scale rests with more weight than expected, and with how much. */
    private long raisedAt = NOT;

    private double raised;

    /** Records that the weight begins to change. */
    void stir() {
        counted = false;
    }

    /** Records that the scale is at rest with a weight that is no card. */
    void odd() {
        oddly = Math.min(ScaleFigures.MOST_ODDLY, oddly + (counted ? 0 : 1));
        counted = true;
    }

    /** Records that a card came or went. */
    void card() {
        oddly *= counted ? 1 : ScaleFigures.FORGIVES;
    }

    /** Whether the scale has lately shown nothing at rest but cards. */
    boolean isPlain() {
        return oddly < ScaleFigures.ODDLY;
    }

    /** Records that the scale carries no more than expected. */
    void lower() {
        raisedAt = NOT;
    }

    /**
     * Whether the additional weight may go away again: a hand may rest as lightly as one or two
     * cards.
     */
    boolean mayLeave(double weight, double rest, long now) {
        if (raisedAt == NOT || Math.abs(weight - raised) > rest) {
            raisedAt = now;
            raised = weight;
        }
        return now - raisedAt < ScaleFigures.COME_BACK_MILLIS;
    }
}
