package burraco.tracking.weighing;

import burraco.tracking.figures.Scale;

/** What a scale shows at rest that is no card: a hand that leans on it, a push, a glass. */
final class Touches {
    private static final long NOT = -1;

    /** How often it showed lately at rest what no cards weigh. */
    private double oddly;

    /** Whether that has been counted since it was stirred. */
    private boolean counted;

    /** Since when it rests with more on it than there should be, and what it shows with that. */
    private long raisedAt = NOT;

    private double raised;

    /** Something begins to be done there. */
    void stir() {
        counted = false;
    }

    /** It shows at rest what is no card. */
    void odd() {
        oddly = Math.min(Scale.MOST_ODDLY, oddly + (counted ? 0 : 1));
        counted = true;
    }

    /** A card came or went. */
    void card() {
        oddly *= counted ? 1 : Scale.FORGIVES;
    }

    /** Whether it has shown nothing lately at rest but cards. */
    boolean isPlain() {
        return oddly < Scale.ODDLY;
    }

    /** Nothing more lies there than there should. */
    void lower() {
        raisedAt = NOT;
    }

    /**
     * Whether what lies there more may leave again: a hand may rest as lightly as a card or two.
     */
    boolean mayLeave(double weight, double rest, long now) {
        if (raisedAt == NOT || Math.abs(weight - raised) > rest) {
            raisedAt = now;
            raised = weight;
        }
        return now - raisedAt < Scale.COME_BACK;
    }
}
