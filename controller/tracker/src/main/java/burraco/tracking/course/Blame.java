package burraco.tracking.course;

import burraco.tracking.figures.Guilt;

/**
 * What says how sure an accusation is.
 *
 * @param ahead how much dearer the next explanation is in which he has done nothing wrong
 * @param surprise how hard the last acts of the hand were to believe, on average
 * @param gone whether it rests on cards that are not heard any more, and not on cards that lie
 *     there
 */
public record Blame(double ahead, double surprise, boolean gone) {
    /** Nothing has to be weighed any more. */
    public static final Blame PEOPLE_SAY_SO = new Blame(Double.POSITIVE_INFINITY, 0, false);

    /**
     * The same, as far ahead as what was seen since makes it.
     *
     * @param atLeast whether it may be farther ahead than that
     */
    public Blame later(double now, boolean atLeast) {
        double then = atLeast ? Math.max(ahead, now) : now;
        return new Blame(then, surprise, gone);
    }

    /** As they are weighed: what is beyond the usual says no more. */
    public double aheadWeighed() {
        return Math.clamp(ahead, -Guilt.MOST_AHEAD, Guilt.MOST_AHEAD);
    }

    public double surpriseWeighed() {
        return StrictMath.sqrt(surprise);
    }

    /** From 0 to 1. */
    public double sure() {
        double odds =
                Guilt.BEGIN
                        + Guilt.AHEAD * aheadWeighed()
                        + Guilt.SURPRISE * surpriseWeighed()
                        + (gone ? Guilt.GONE : 0);
        return 1 / (1 + StrictMath.exp(-odds));
    }

    /** Whether he is ruled by it. */
    public boolean isSureEnough() {
        return sure() >= Guilt.SURE_ENOUGH;
    }
}
