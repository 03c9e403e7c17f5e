package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * Cards laid in one act, remembered for later rulings.
 *
 * @param meld the meld they were laid to
 * @param cards in the order in which they were laid
 * @param surplus those that did not fit then; all of them if he might not touch that meld
 * @param before the worth of the meld before it
 */
record Deed(
        Moment moment, MeldId meld, List<Card> cards, List<Card> surplus, PlainMeld.Worth before) {

    Seat seat() {
        return moment.by();
    }

    boolean opened() {
        return moment.act() instanceof Act.Open;
    }

    List<Card> wilds() {
        return cards.stream().filter(card -> card.face().isWild()).toList();
    }
}
