package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.tracking.figures.Doubt;
import java.util.List;

/**
 * Acts that explain what was seen.
 *
 * @param kept so many acts of the course stay as they are
 * @param steps the acts after these
 * @param cost how hard all of it is to believe
 * @param blame the part of it that is owed to acts to which the code objects
 * @param remains the part of it that is owed to cards which should lie there and are silent
 * @param before the part of these that were silent anyhow, whatever was done
 * @param rivals the explanations that come after it
 */
public record Explanation(
        int kept,
        List<Step> steps,
        double cost,
        double blame,
        double remains,
        double before,
        Rivals rivals) {
    public Explanation {
        steps = List.copyOf(steps);
    }

    /** How much harder to believe is the next one in which that act is another, or none. */
    public double ahead(int index) {
        return rivals.cost(steps, index) - cost;
    }

    /** How much harder to believe is the next one in which that seat has done less wrong. */
    public Lead aheadOfInnocence(Seat seat) {
        return rivals.innocent(steps, seat).farther(-cost);
    }

    /** How often that seat has done wrong. */
    public long faults(Seat seat) {
        return Rivals.faults(steps, seat);
    }

    /** Whether so much is understood that somebody may be blamed. */
    public boolean isClear() {
        return cost - blame - before - (remains - before) / 2 < Doubt.CLEAR;
    }
}
