package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn.Took;

/**
 * A player with no card left to discard, no pozzetto to take and no ruling about it has ended his
 * turn: nobody waits for him.
 */
final class NothingLeft {
    private NothingLeft() {}

    /** The next player takes a card, as he may. */
    static void passOn(Draft draft, Act.OfSeat act) {
        Seat seat = draft.turn().seat();
        boolean takes = act instanceof Act.Draw || act instanceof Act.Pickup;
        if (takes && act.seat() == seat.next() && isSo(draft, seat)) {
            Discarding.endTurn(draft, seat);
        }
    }

    private static boolean isSo(Draft draft, Seat seat) {
        return !draft.over()
                && draft.progress().preparation().isEmpty()
                && draft.turn().took() != Took.NOTHING
                && draft.fan(seat).isEmpty()
                && draft.player(seat).penalized().isEmpty()
                && draft.docket().owed().isEmpty()
                && !draft.places().pozzettoDue(seat.line());
    }
}
