package burraco.tracking.course;

import burraco.tracking.figures.Sureness;

/**
 * What says how sure an act is.
 *
 * @param ahead how much dearer the next explanation is in which it is another act, or none
 * @param cost how hard its own explanation is to believe
 * @param surprise how hard the last acts of the hand were to believe, on average
 * @param lost whether the hand is lost
 */
public record Grounds(double ahead, double cost, double surprise, boolean lost) {
    /** As they are weighed: what is beyond the usual says no more. */
    public double aheadWeighed() {
        return Math.min(ahead, Sureness.MOST_AHEAD);
    }

    public double costWeighed() {
        return Math.clamp(cost, 0, Sureness.MOST_COST);
    }

    public double surpriseWeighed() {
        return StrictMath.sqrt(surprise);
    }

    /** From 0 to 1. */
    public double sure() {
        double odds =
                Sureness.BEGIN
                        + Sureness.AHEAD * aheadWeighed()
                        + Sureness.COST * costWeighed()
                        + Sureness.SURPRISE * surpriseWeighed()
                        + (lost ? Sureness.LOST : 0);
        return 1 / (1 + StrictMath.exp(-odds));
    }
}
