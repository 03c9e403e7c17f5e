package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.tracking.course.Times;
import burraco.tracking.course.TurnTime;
import burraco.tracking.figures.Radio;
import java.util.Optional;

/** What the table itself had said, among acts that may be others than those it was said about. */
final class SaidAgain {
    private final Search search;

    SaidAgain(Search search) {
        this.search = search;
    }

    void say(Node node, int index, Happening.Said said, double cost) {
        boolean guided = search.isGuided(node);
        Times times = new Times(said.at(), said.at(), search.now());
        Optional<Node> again =
                (guided ? Optional.of(said.act()) : stillSaid(node, said))
                        .flatMap(act -> search.with(node, act, Optional.empty(), times, cost))
                        .map(Node::byItself);
        if (again.isPresent()) {
            search.add(again.get(), index);
        } else if (!guided) {
            search.pass(node, index, 0);
        }
    }

    private Optional<Act> stillSaid(Node node, Happening.Said said) {
        Hand hand = node.position().open();
        if (!(said.act() instanceof Act.Elapse told)) {
            return hand.unnoticed().isEmpty() ? Optional.empty() : Optional.of(said.act());
        }
        return TurnTime.of(search.entries(node))
                .over(said.at(), hand)
                .map(more ->
                        Math.abs(more.millis() - told.millis()) < Radio.SAME_TIME ? told : more);
    }
}
