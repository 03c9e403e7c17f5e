package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.ruling.Case;

/**
 * Art. 14, 16 and 31: what it means that a fan is empty. Where the line's pozzetto is due it is
 * taken; else the player closes, and for that his line needs a burraco and he a discard that is no
 * wild card.
 */
final class Closing {
    private Closing() {}

    /** Cards were laid: without a pozzetto to take, one card must be left to discard. */
    static void afterLaying(Draft draft, Seat seat, Case emptied) {
        if (draft.fan(seat).isEmpty() && !draft.pozzettoDue(seat.line())) {
            draft.rule(emptied, seat);
        }
    }

    /**
     * The last card of a fan was discarded.
     *
     * @param discard null where nobody has seen it
     */
    static void afterDiscard(Draft draft, Seat seat, Card discard) {
        if (draft.pozzettoDue(seat.line())) {
            return;
        }
        if (!draft.hasPozzetto(seat.line()) || !draft.hasBurracoToClose(seat.line())) {
            draft.rule(Case.CLOSING_WITHOUT_BURRACO, seat);
        } else if (discard != null && discard.face().isWild()) {
            // A joker or a two may be discarded at any time but now (art. 14).
            draft.rule(Case.CLOSING_DISCARD_IS_WILD, seat);
        } else {
            draft.end(new Ending(Ending.Reason.CLOSED, seat));
        }
    }
}
