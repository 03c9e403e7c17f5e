package burraco.play.practice;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import java.util.List;
import java.util.Optional;

/** The hand as bots assume it to be, including acts that the table has not understood yet. */
final class AssumedHand {
    private AssumedHand() {}

    /**
     * The assumed hand; empty if these acts do not lead from what the table knows to what lies on
     * it.
     *
     * @param done the acts so far, of which the table may have understood some
     */
    static Optional<Hand> of(Board board, Hand open, List<Act> done) {
        for (int from = 0; from < done.size(); from++) {
            Optional<Hand> hand = after(open, done.subList(from, done.size()));
            boolean lies =
                    hand.filter(one -> new Knowledge(board, one).differences().isEmpty())
                            .isPresent();
            if (lies) {
                return hand;
            }
        }
        return Optional.empty();
    }

    private static Optional<Hand> after(Hand open, List<Act> acts) {
        Hand hand = open;
        int number = Knowledge.NEXT;
        for (Act act : acts) {
            if (!(Engine.apply(hand, act, number++) instanceof Outcome.Ruled ruled)) {
                return Optional.empty();
            }
            hand = ruled.hand();
        }
        return Optional.of(hand);
    }
}
