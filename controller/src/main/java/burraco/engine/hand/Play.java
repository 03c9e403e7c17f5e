package burraco.engine.hand;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * Cards laid in a turn.
 *
 * @param opened whether they were a new meld, else they were tied to one
 * @param cards in the order in which they were laid, as far as it counts: the last one last
 * @param legal whether the code allows it
 */
public record Play(MeldId meld, boolean opened, List<Card> cards, boolean legal) {
    Play judged(boolean good) {
        return new Play(meld, opened, cards, good);
    }

    public Card last() {
        return cards.getLast();
    }
}
