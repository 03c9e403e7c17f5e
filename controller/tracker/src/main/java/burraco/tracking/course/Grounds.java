package burraco.tracking.course;

import burraco.tracking.figures.Sureness;
import java.util.Optional;

/**
 * What says how sure an act is.
 *
 * @param ahead how much dearer the next explanation is in which it is another act, or none
 * @param cost how hard its own explanation is to believe
 * @param surprise how hard the last acts of the hand were to believe, on average
 * @param lost whether the hand is lost, or somebody is suspected and it is not clear yet
 * @param blame what says how sure it is that it was a fault, where it would be one
 */
public record Grounds(
        double ahead, double cost, double surprise, boolean lost, Optional<Blame> blame) {
    Grounds blaming(Blame by) {
        return new Grounds(ahead, cost, surprise, lost, Optional.of(by));
    }

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
