package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.tracking.figures.DoubtFigures;
import java.util.List;

/**
 * A sequence of acts that explains what was seen.
 *
 * @param kept how many acts of the course stay unchanged before them
 * @param steps the acts after these
 * @param cost price of the whole explanation
 * @param blame the part of the price that is due to acts which break a rule
 * @param remains the part that is due to cards which should lie on the table and are silent
 * @param before the part of {@code remains} for cards that were silent already, whatever was done
 * @param rivals the next best explanations
 */
public record Explanation(
        int kept,
        List<ExplainedAct> steps,
        double cost,
        double blame,
        double remains,
        double before,
        RivalExplanations rivals) {
    public Explanation {
        steps = List.copyOf(steps);
    }

    /** How much dearer the next explanation is in which this act is another one, or missing. */
    public double ahead(int index) {
        return rivals.cost(steps, index) - cost;
    }

    /** How much dearer the next explanation is in which this player has committed fewer faults. */
    public CostLead aheadOfInnocence(Seat seat) {
        return rivals.innocent(steps, seat).farther(-cost);
    }

    /** How many faults this player commits in it. */
    public long faults(Seat seat) {
        return RivalExplanations.faults(steps, seat);
    }

    /** Whether it is good enough for somebody to be blamed. */
    public boolean isClear() {
        return cost - blame - before - (remains - before) / 2 < DoubtFigures.CLEAR;
    }
}
