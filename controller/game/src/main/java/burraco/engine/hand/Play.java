package burraco.engine.hand;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * Cards laid in a turn.
 *
 * @param opened whether they were a new meld, otherwise they were tied to one
 * @param cards the one laid last comes last; otherwise the order does not matter
 * @param legal whether they make a meld
 * @param free whether his turn allowed him to lay them
 */
public record Play(MeldId meld, boolean opened, List<Card> cards, boolean legal, boolean free) {
    Play judged(boolean good) {
        return new Play(meld, opened, cards, good, free);
    }

    /** The same play with these cards instead. */
    public Play of(MeldId there, boolean isOpened, List<Card> some) {
        return new Play(there, isOpened, some, legal, free);
    }

    /** Whether it does not break the code. */
    public boolean isLawful() {
        return legal && free;
    }

    public Card last() {
        return cards.getLast();
    }
}
