package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import java.util.HashMap;
import java.util.Map;

/** A deck with tags that look real: a tag tells nothing about its card. */
public final class VirtualDeck {
    /** The beginning of the numbers of ISO 15693 tags from shops. */
    private static final long MAKER = 0xE004L << 48;

    private VirtualDeck() {}

    /** The same seed gives the same deck. */
    public static Deck of(long seed) {
        Chance chance = new Chance(seed).stream("deck");
        Map<TagId, Card> cards = new HashMap<>();
        for (Card card : Cards.FULL_DECK) {
            while (cards.putIfAbsent(TagId.of(MAKER | chance.bits() >>> 16), card) != null) {
                // Tries another number, because this one is used already.
            }
        }
        return new Deck(cards);
    }
}
