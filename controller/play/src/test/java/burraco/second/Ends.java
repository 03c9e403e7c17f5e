package burraco.second;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import java.util.List;

/** Ends of turns, and hands that nobody closes (art. 15, 16). */
final class Ends {
    private static final int CARDS_NOT_PLAYED = 2;

    private final PlainHand hand;

    Ends(PlainHand hand) {
        this.hand = hand;
    }

    /** Play goes on up to the partner of the next player to draw, and then once round. */
    void timeOut(Moment moment) {
        if (!moment.before().begun()) {
            hand.turnsLeft = 4;
        } else {
            hand.turnsLeft = hand.turn.took() ? 7 : 6;
        }
    }

    void turnEnds(Moment moment, Hand now) {
        boolean passes = moment.after().turn() != moment.before().turn();
        if (!passes && !now.over() && !hand.isOver()) {
            return;
        }
        // A player with no card left to discard does not hold up play: the next one plays.
        boolean next = now.over() && moment.by() != null && moment.by() == hand.turn.seat.next();
        if (moment.act() instanceof Act.Discard || passes || next) {
            oneTurnLess(moment.after());
        }
        if (!hand.isOver() && hand.turnsLeft == 0) {
            hand.ending = "timeout";
        }
        if (passes) {
            passes(moment, now);
        }
    }

    private void oneTurnLess(Felt after) {
        hand.turnsLeft -= hand.turnsLeft > 0 ? 1 : 0;
        if (!hand.isOver() && after.stock().size() <= CARDS_NOT_PLAYED) {
            hand.ending = "stock";
        }
    }

    private void passes(Moment moment, Hand now) {
        Felt after = moment.after();
        boolean back = after.turn() != moment.before().turn().next();
        // What had to be completed in this turn is not asked for again.
        Seat seat = hand.turn.seat;
        hand.toComplete.removeIf(deed -> deed.seat() == seat && deed.moment().turn() < hand.turns);
        hand.turnBefore = hand.turn;
        hand.turns++;
        hand.tookSinceDiscard = false;
        if (back) {
            hand.adopt(now);
            return;
        }
        hand.turn = new PlainTurn(after.turn(), hand.limited.remove(after.turn()));
        hand.melds.turnOf(after.turn());
        if (moment.by() == after.turn()) {
            begins(moment);
        }
    }

    private void begins(Moment moment) {
        hand.turn.drawn = moment.act() instanceof Act.Draw ? 1 : 0;
        hand.turn.pickedUp = moment.act() instanceof Act.Pickup;
        hand.turn.pile = hand.turn.pickedUp ? moment.offThePile() : List.of();
        hand.tookSinceDiscard = hand.turn.took();
    }
}
