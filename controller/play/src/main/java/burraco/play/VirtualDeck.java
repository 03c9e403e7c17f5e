package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import java.util.HashMap;
import java.util.Map;

/** A deck with tags that look like real ones: nothing about a card can be told from its tag. */
public final class VirtualDeck {
    /** With what ISO 15693 tags begin that one can buy. */
    private static final long MAKER = 0xE004L << 48;

    private VirtualDeck() {}

    /** The same seed gives the same deck. */
    public static Deck of(long seed) {
        Chance chance = new Chance(seed).stream("deck");
        Map<TagId, Card> cards = new HashMap<>();
        for (Card card : Cards.FULL_DECK) {
            while (cards.putIfAbsent(TagId.of(MAKER | chance.bits() >>> 16), card) != null) {
                // Another number: this one is taken.
            }
        }
        return new Deck(cards);
    }
}
