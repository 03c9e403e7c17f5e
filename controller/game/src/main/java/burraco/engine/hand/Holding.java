package burraco.engine.hand;

import burraco.cards.Cards;

/** Cards at a place where their order means nothing: those that are known, and how many are not. */
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

    public Holding with(Holding more) {
        return new Holding(known.with(more.known), unseen + more.unseen);
    }
}
