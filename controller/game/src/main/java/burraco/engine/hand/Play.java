package burraco.engine.hand;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * Cards laid in a turn.
 *
 * @param opened whether they were a new meld, else they were tied to one
 * @param cards in the order in which they were laid, as far as it counts: the last one last
 * @param legal whether they make a meld of the code
 * @param free whether his turn allowed him to lay them
 */
public record Play(MeldId meld, boolean opened, List<Card> cards, boolean legal, boolean free) {
    Play judged(boolean good) {
        return new Play(meld, opened, cards, good, free);
    }

    /** The same with other cards of it. */
    public Play of(MeldId there, boolean isOpened, List<Card> some) {
        return new Play(there, isOpened, some, legal, free);
    }

    /** Whether the code has nothing against it. */
    public boolean isLawful() {
        return legal && free;
    }

    public Card last() {
        return cards.getLast();
    }
}
