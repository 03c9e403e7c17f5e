package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.Blame;
import burraco.tracking.course.Entry;
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
    private final Suspicion suspicion;

    Certainty(PassedOver passedOver, Suspicion suspicion) {
        this.passedOver = passedOver;
        this.suspicion = suspicion;
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
                passedOver.isLost() || passedOver.isTurnGuessed() || suspicion.isOpen(),
                blame(explanation, explanation.steps().get(index).entry()));
    }

    private Optional<Blame> blame(Explanation explanation, Entry entry) {
        if (!entry.accuses()) {
            return Optional.empty();
        }
        Seat seat = ((Act.OfSeat) entry.act()).seat();
        return Optional.of(
                new Blame(
                        explanation.aheadOfInnocence(seat).ahead(),
                        passedOver.surprise().lately(),
                        isOfCardsGone(entry.act())));
    }

    private static boolean isOfCardsGone(Act act) {
        return switch (act) {
            case Act.Draw _,
                    Act.Pickup _,
                    Act.TakePozzetto _,
                    Act.TakeBack _,
                    Act.TakeBackDiscard _ ->
                    true;
            case Act _ -> false;
        };
    }
}
