package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;

/**
 * An act with the cards before and after it, and its rulings.
 *
 * @param number of the act
 * @param late whether it was not understood at once
 * @param turn how many turns had ended before it
 * @param moved the cards that the act names, in that order
 */
record Moment(
        Act act,
        int number,
        boolean late,
        int turn,
        Felt before,
        Felt after,
        List<Card> moved,
        List<Ruling> told) {

    /** The player; null if it is not a player's act. */
    Seat by() {
        return act instanceof Act.OfSeat of ? of.seat() : null;
    }

    boolean isOwn() {
        return by() == before.turn();
    }

    /** Whether it was this seat's turn. */
    boolean isTurnOf(Seat seat) {
        return seat == before.turn();
    }

    /** Whether nobody has anything to put right, and he has no penalized card to discard. */
    boolean isFree() {
        return before.owed().isEmpty() && before.beside().get(by()).isEmpty();
    }

    /** Whether another player had something to put right. */
    boolean othersOwe() {
        return before.owed().stream().anyMatch(owed -> owed.seat() != by());
    }

    boolean tells(Case which) {
        return told.stream().anyMatch(one -> one.which() == which && one.of() == number);
    }

    /** Cards that it took off the stock, the first one first. */
    List<Card> offTheStock() {
        return PlainMeld.without(before.stock(), after.stock()).reversed();
    }

    List<Card> offThePile() {
        return PlainMeld.without(before.pile(), after.pile());
    }

    /** Cards that it added to a meld, the last one last. */
    List<Card> laidTo(MeldId id) {
        List<Card> added = PlainMeld.without(after.meld(id), before.meld(id));
        List<Card> inOrder = new ArrayList<>(moved);
        inOrder.retainAll(added);
        return inOrder;
    }
}
