package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;

/** Cards at a place without an order: the known ones, and the number of the others. */
public record Holding(Cards known, int unseen) {
    public static final Holding EMPTY = new Holding(Cards.NONE, 0);

    public static Holding unseen(int count) {
        return new Holding(Cards.NONE, count);
    }

    public int size() {
        return known.size() + unseen;
    }

    public boolean isEmpty() {
        return unseen == 0 && known.isEmpty();
    }

    /** With one more card, which may be unseen. */
    public Holding with(Card card) {
        return card.isUnseen()
                ? new Holding(known, unseen + 1)
                : new Holding(known.with(card), unseen);
    }

    public Holding with(Holding more) {
        return new Holding(known.with(more.known), unseen + more.unseen);
    }
}
