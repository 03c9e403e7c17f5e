package burraco.tracking.course;

import burraco.tracking.figures.CertaintyFigures;
import java.util.Optional;

/**
 * The evidence for an act, from which its probability is computed.
 *
 * @param ahead how much dearer the next explanation is in which it is another act, or none
 * @param cost price of its own explanation
 * @param surprise average price of the last acts of the hand
 * @param lost whether the hand is lost, or a suspicion is open
 * @param blame the grounds of the accusation, if the act breaks a rule
 */
public record CertaintyGrounds(
        double ahead,
        double cost,
        double surprise,
        boolean lost,
        Optional<AccusationGrounds> blame) {
    CertaintyGrounds blaming(AccusationGrounds by) {
        return new CertaintyGrounds(ahead, cost, surprise, lost, Optional.of(by));
    }

    /** The lead as it enters the regression: beyond a limit it adds nothing. */
    public double aheadWeighed() {
        return Math.min(ahead, CertaintyFigures.MOST_AHEAD);
    }

    public double costWeighed() {
        return Math.clamp(cost, 0, CertaintyFigures.MOST_COST);
    }

    public double surpriseWeighed() {
        return StrictMath.sqrt(surprise);
    }

    /** The probability that the act is right. */
    public double sure() {
        double odds =
                CertaintyFigures.BEGIN
                        + CertaintyFigures.AHEAD * aheadWeighed()
                        + CertaintyFigures.COST * costWeighed()
                        + CertaintyFigures.SURPRISE * surpriseWeighed()
                        + (lost ? CertaintyFigures.LOST : 0);
        return 1 / (1 + StrictMath.exp(-odds));
    }
}
