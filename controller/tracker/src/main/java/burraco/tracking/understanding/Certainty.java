package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.CertaintyGrounds;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.ExplainedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.HandConfidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Works out how sure an act is: from the lead of its explanation over the next one, from its own
 * price, and from how well the hand has been understood lately.
 */
final class Certainty {
    private final HandConfidence passedOver;
    private final Suspicion suspicion;

    Certainty(HandConfidence passedOver, Suspicion suspicion) {
        this.passedOver = passedOver;
        this.suspicion = suspicion;
    }

    /** These steps of the explanation, each with the grounds of its certainty. */
    List<ExplainedAct> of(Explanation explanation, int from, int to) {
        List<ExplainedAct> steps = new ArrayList<>();
        for (int index = from; index < to; index++) {
            ExplainedAct step = explanation.steps().get(index);
            CertaintyGrounds grounds = grounds(explanation, index);
            steps.add(new ExplainedAct(step.entry().on(Optional.of(grounds)), step.cost()));
        }
        return steps;
    }

    private CertaintyGrounds grounds(Explanation explanation, int index) {
        return new CertaintyGrounds(
                explanation.ahead(index),
                explanation.steps().get(index).cost(),
                passedOver.surprise().lately(),
                passedOver.isLost() || passedOver.isTurnGuessed() || suspicion.isOpen(),
                blame(explanation, explanation.steps().get(index).entry()));
    }

    private Optional<AccusationGrounds> blame(Explanation explanation, TrackedAct entry) {
        if (!entry.accuses()) {
            return Optional.empty();
        }
        Seat seat = ((Act.OfSeat) entry.act()).seat();
        return Optional.of(
                new AccusationGrounds(
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
