package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.hand.Hand;
import burraco.tracking.course.ActTimes;
import burraco.tracking.figures.Prices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proposes, for a lost hand, that whole turns went by of which nothing was understood, so that it
 * is another player's turn.
 */
final class InferredTurns {
    private InferredTurns() {}

    /**
     * The positions in which one of the other players is in turn.
     *
     * @param took whether that player must have taken a card
     */
    static List<PartialExplanation> after(
            PartialExplanation node, long at, boolean took, Search search) {
        List<PartialExplanation> from = new ArrayList<>();
        if (isAtItsEnd(node.position().open())) {
            return from;
        }
        Seat acting = node.position().open().turn().seat();
        ActTimes before = new ActTimes(at - 1, at - 1, search.now());
        for (Seat seat = acting.next(); seat != acting; seat = seat.next()) {
            Act gap = new Act.Gap(0, turn(seat, took));
            search.with(node, gap, Optional.empty(), before, Prices.TURNS_UNSEEN)
                    .ifPresent(from::add);
        }
        return from;
    }

    private static Standing turn(Seat seat, boolean took) {
        Standing same = Standing.AS_BEFORE;
        return new Standing(
                Optional.of(new Standing.OfTurn(seat, took)),
                same.stock(),
                same.pile(),
                same.melds(),
                same.pozzetti(),
                same.fans(),
                same.hidden());
    }

    private static boolean isAtItsEnd(Hand hand) {
        return hand.over() || !hand.owed().isEmpty();
    }
}
