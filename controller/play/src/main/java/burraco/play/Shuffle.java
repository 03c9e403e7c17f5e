package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Shuffles cards. */
public final class Shuffle {
    private Shuffle() {}

    /** The 108 cards. */
    public static List<Card> deck(Chance chance) {
        List<Card> deck = new ArrayList<>(108);
        Cards.FULL_DECK.forEach(deck::add);
        shuffle(deck, chance);
        return deck;
    }

    public static <T> void shuffle(List<T> list, Chance chance) {
        for (int i = list.size() - 1; i > 0; i--) {
            Collections.swap(list, i, chance.below(i + 1));
        }
    }
}
