package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * Something laid, remembered for a ruling that may come later.
 *
 * @param meld what it was laid to
 * @param cards the one that was laid last stands last
 * @param surplus the cards of it that belonged to no meld of the code then; all of them where he
 *     might not touch that meld at all
 * @param before what the meld was worth before it
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
