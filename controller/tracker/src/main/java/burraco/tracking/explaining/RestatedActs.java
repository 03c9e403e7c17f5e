package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.TurnTime;
import burraco.tracking.figures.AntennaFigures;
import java.util.Optional;

/**
 * Decides whether an act that the table itself had put on record is still justified when the acts
 * before it have changed.
 */
final class RestatedActs {
    private final Search search;

    RestatedActs(Search search) {
        this.search = search;
    }

    void say(PartialExplanation node, int index, Observation.Said said, double cost) {
        boolean guided = search.isGuided(node);
        ActTimes times = new ActTimes(said.at(), said.at(), search.now());
        Optional<PartialExplanation> again =
                (guided ? Optional.of(said.act()) : stillSaid(node, said))
                        .flatMap(act -> search.with(node, act, Optional.empty(), times, cost))
                        .map(PartialExplanation::byItself);
        if (again.isPresent()) {
            search.add(again.get(), index);
        } else if (!guided) {
            search.pass(node, index, 0);
        }
    }

    private Optional<Act> stillSaid(PartialExplanation node, Observation.Said said) {
        Hand hand = node.position().open();
        if (!(said.act() instanceof Act.Elapse told)) {
            return hand.unnoticed().isEmpty() ? Optional.empty() : Optional.of(said.act());
        }
        return TurnTime.of(search.entries(node))
                .over(said.at(), hand)
                .map(more ->
                        Math.abs(more.millis() - told.millis()) < AntennaFigures.SAME_TIME_MILLIS
                                ? told
                                : more);
    }
}
