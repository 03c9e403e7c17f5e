package burraco.tracking.understanding;

import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.explaining.Step;
import burraco.tracking.figures.Sureness;
import java.util.ArrayList;
import java.util.List;

/**
 * How sure an act is: by how far its explanation is ahead of the next one, how hard it is to
 * believe itself, and how well the hand has been understood lately.
 *
 * <p>The weights are of a logistic regression over 3,006 acts from captures of 36 hands whose truth
 * is known: 32 of people with unusual habits, 4 of quiet ones. What half of them came to was right
 * for the other half as well.
 */
final class Certainty {
    private static final double BEGIN = Sureness.BEGIN;
    private static final double AHEAD = Sureness.AHEAD;
    private static final double MOST_AHEAD = Sureness.MOST_AHEAD;
    private static final double COST = Sureness.COST;
    private static final double MOST_COST = Sureness.MOST_COST;
    private static final double SURPRISE = Sureness.SURPRISE;
    private static final double LOST = Sureness.LOST;

    private final PassedOver passedOver;

    Certainty(PassedOver passedOver) {
        this.passedOver = passedOver;
    }

    /** These steps of it, with how sure each is. */
    List<Step> of(Explanation explanation, int from, int to) {
        List<Step> steps = new ArrayList<>();
        for (int index = from; index < to; index++) {
            Step step = explanation.steps().get(index);
            double sure = of(explanation, index);
            steps.add(new Step(step.entry().sure(sure), step.cost()));
        }
        return steps;
    }

    /** From 0 to 1. */
    private double of(Explanation explanation, int index) {
        Step step = explanation.steps().get(index);
        double odds =
                BEGIN
                        + AHEAD * Math.min(explanation.ahead(index), MOST_AHEAD)
                        + COST * Math.clamp(step.cost(), 0, MOST_COST)
                        + SURPRISE * StrictMath.sqrt(passedOver.surprise().lately())
                        + (passedOver.isLost() ? LOST : 0);
        return 1 / (1 + StrictMath.exp(-odds));
    }
}
