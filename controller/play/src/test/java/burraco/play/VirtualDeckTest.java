package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.TagId;
import org.junit.jupiter.api.Test;

/** A virtual deck has plausible tags, and is the same for the same seed. */
class VirtualDeckTest {
    @Test
    void everyCardHasATagThatLooksLikeARealOne() {
        var cards = VirtualDeck.of(7).cards();
        assertEquals(Cards.FULL_DECK, Cards.of(cards.values().toArray(Card[]::new)));
        assertEquals(108, cards.size());
        for (TagId tag : cards.keySet()) {
            assertTrue(tag.hex().matches("E004[0-9A-F]{12}"), tag::hex);
        }
    }

    @Test
    void aSeedGivesItsDeckAndNoOther() {
        assertEquals(VirtualDeck.of(7).cards(), VirtualDeck.of(7).cards());
        assertNotEquals(VirtualDeck.of(7).cards(), VirtualDeck.of(8).cards());
    }
}
