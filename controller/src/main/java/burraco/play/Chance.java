package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/** Chance from one seed, the same on every machine (SplitMix64). */
public final class Chance {
    private long state;

    public Chance(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** From 0 to less than the bound. */
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    /** The 108 cards, shuffled. */
    public List<Card> shuffledDeck() {
        List<Card> deck = new ArrayList<>(108);
        Cards.FULL_DECK.forEach(deck::add);
        for (int i = deck.size() - 1; i > 0; i--) {
            int j = below(i + 1);
            Card card = deck.get(i);
            deck.set(i, deck.get(j));
            deck.set(j, card);
        }
        return deck;
    }
}
