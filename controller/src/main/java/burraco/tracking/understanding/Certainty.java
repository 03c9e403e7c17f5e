package burraco.tracking.understanding;

import burraco.tracking.course.Grounds;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.explaining.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How sure an act is: by how far its explanation is ahead of the next one, how hard it is to
 * believe itself, and how well the hand has been understood lately.
 */
final class Certainty {
    private final PassedOver passedOver;

    Certainty(PassedOver passedOver) {
        this.passedOver = passedOver;
    }

    /** These steps of it, with how sure each is. */
    List<Step> of(Explanation explanation, int from, int to) {
        List<Step> steps = new ArrayList<>();
        for (int index = from; index < to; index++) {
            Step step = explanation.steps().get(index);
            Grounds grounds = grounds(explanation, index);
            steps.add(new Step(step.entry().on(Optional.of(grounds)), step.cost()));
        }
        return steps;
    }

    private Grounds grounds(Explanation explanation, int index) {
        return new Grounds(
                explanation.ahead(index),
                explanation.steps().get(index).cost(),
                passedOver.surprise().lately(),
                passedOver.isLost());
    }
}
