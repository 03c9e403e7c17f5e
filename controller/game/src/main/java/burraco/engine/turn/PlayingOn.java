package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turn.Took;
import burraco.engine.hand.Turning;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Settled;

/**
 * Art. 19: nobody may play on before a ruling has been carried out. Whoever does is told so. If it
 * is his turn, he has had it nevertheless; otherwise his cards lie where he put them. Once
 * everybody else has had a turn, what was owed is no longer owed: the right to it is lost.
 */
final class PlayingOn {
    private PlayingOn() {}

    /** Handles the act; returns whether it is settled with this. */
    static boolean by(Draft draft, Act.OfSeat act) {
        Seat seat = act.seat();
        boolean owes = draft.docket().isOwing(seat);
        if (!owes && !draft.docket().interrupted()) {
            draft.docket().interrupt();
            draft.fault(Case.ACT_WHILE_A_RULING_WAITS, seat);
        }
        boolean lost = act instanceof Act.Discard && lapse(draft, seat);
        if (owes || isOfHisTurn(draft, act)) {
            if (!owes && draft.turn().took() == Took.NOTHING) {
                draft.turn(draft.turn().marked(Turn.Mark.TOOK_MEANWHILE));
            }
            return false;
        }
        Disregarded.apply(draft, act);
        if (lost && draft.docket().owed().isEmpty()) {
            draft.progress().lastDiscarder(seat);
            Turning.begin(draft, seat.next());
        }
        return true;
    }

    /** Whether it is his turn to take a card, or he has taken one and goes on. */
    private static boolean isOfHisTurn(Draft draft, Act.OfSeat act) {
        boolean begun = draft.turn().took() != Took.NOTHING;
        boolean goesOn =
                act instanceof Act.Draw
                        || act instanceof Act.Pickup
                        || act instanceof Act.Discard
                        || begun && (act instanceof Act.Open || act instanceof Act.Tie);
        return act.seat() == draft.turn().seat() && goesOn;
    }

    /**
     * Notes that this seat has had its turn; returns whether something is no longer owed because of
     * that.
     */
    private static boolean lapse(Draft draft, Seat seat) {
        draft.docket().playedOn(seat);
        boolean lost = false;
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() != seat && draft.docket().isOverdue(owed)) {
                draft.docket().settle(owed, Settled.Why.RIGHT_LOST);
                lost = true;
            }
        }
        return lost;
    }
}
