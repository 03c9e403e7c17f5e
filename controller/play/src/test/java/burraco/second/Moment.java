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
 * What was done, what lay where before it and after it, and which cases were told.
 *
 * @param number of the act
 * @param late whether nobody understood it at once
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

    /** Who did it; null for what no player does. */
    Seat by() {
        return act instanceof Act.OfSeat of ? of.seat() : null;
    }

    boolean isOwn() {
        return by() == before.turn();
    }

    /** Whether it was the turn of that seat. */
    boolean isTurnOf(Seat seat) {
        return seat == before.turn();
    }

    /** Whether he waits with it for nobody, and has nothing to discard first. */
    boolean isFree() {
        return before.owed().isEmpty() && before.beside().get(by()).isEmpty();
    }

    /** Whether somebody else had something to put right. */
    boolean othersOwe() {
        return before.owed().stream().anyMatch(owed -> owed.seat() != by());
    }

    boolean tells(Case which) {
        return told.stream().anyMatch(one -> one.which() == which && one.of() == number);
    }

    /** Cards that came off the stock with it, the first one first. */
    List<Card> offTheStock() {
        return PlainMeld.without(before.stock(), after.stock()).reversed();
    }

    List<Card> offThePile() {
        return PlainMeld.without(before.pile(), after.pile());
    }

    /** The cards that came to a meld with it, the last one last. */
    List<Card> laidTo(MeldId id) {
        List<Card> added = PlainMeld.without(after.meld(id), before.meld(id));
        List<Card> inOrder = new ArrayList<>(moved);
        inOrder.retainAll(added);
        return inOrder;
    }
}
