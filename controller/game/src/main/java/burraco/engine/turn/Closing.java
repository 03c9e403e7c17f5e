package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Discarded;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Turn.Mark;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/**
 * Art. 14, 16 and 31: the meaning of an empty fan. If a pozzetto is due, the player takes it.
 * Otherwise he closes, if his line has the necessary burraco, his discard is no wild card, and he
 * was free to do everything that he did in this turn. A fan emptied by something forbidden closes
 * nothing: he goes on with what he draws in his next turn.
 */
final class Closing {
    private Closing() {}

    /** Cards were laid: if there is no pozzetto to take, one card must be left to discard. */
    static void afterLaying(Draft draft, Seat seat, MeldId meld, Case emptied) {
        if (draft.fan(seat).isEmpty()
                && !draft.places().pozzettoDue(seat.line())
                && !hasDiscard(draft, seat)) {
            draft.docket()
                    .fault(
                            new Fault.OfMeld(
                                    Fault.Laid.LAST_CARD,
                                    emptied,
                                    seat,
                                    draft.act(),
                                    Optional.empty(),
                                    meld,
                                    List.of()));
        }
    }

    /** Whether a ruling has chosen his discard, or a card beside him is due. */
    private static boolean hasDiscard(Draft draft, Seat seat) {
        return draft.docket().owesDiscard(seat) || !Queue.of(draft, seat).isEmpty();
    }

    /** The last card of a fan was discarded. */
    static void afterDiscard(Draft draft, Seat seat, Card discard) {
        // A player who has taken no card does not close, whatever he discards.
        if (draft.places().pozzettoDue(seat.line()) || draft.turn().took() == Took.NOTHING) {
            return;
        }
        if (!draft.pozzetti().takenBy(seat.line()) || !hasBurracoToClose(draft, seat)) {
            fault(draft, Discarded.NO_BURRACO, Case.CLOSING_WITHOUT_BURRACO, seat, discard);
        } else if (discard.face().isWild()) {
            // Only now a joker or a two must not be discarded (art. 14).
            fault(draft, Discarded.WILD, Case.CLOSING_DISCARD_IS_WILD, seat, discard);
        } else if (draft.turn().isLawful()) {
            draft.end(Ending.closedBy(seat));
        }
    }

    private static void fault(Draft draft, Discarded kind, Case which, Seat seat, Card discard) {
        List<Card> cards = List.of(discard);
        draft.docket().fault(new Fault.OfDiscard(kind, which, seat, draft.act(), cards));
    }

    /**
     * A burraco that consists of two merged combinations is void, but a closing with it is valid
     * (art. 30).
     */
    private static boolean hasBurracoToClose(Draft draft, Seat seat) {
        Line line = seat.line();
        if (draft.hasBurracoToClose(line)) {
            return true;
        }
        boolean merged = draft.turn().is(Mark.MERGED);
        for (Meld meld : draft.melds().of(line)) {
            if (merged && meld.burracoAsItLies(draft.rules()).closes(draft.rules())) {
                return !meld.isOpen();
            }
        }
        return false;
    }
}
