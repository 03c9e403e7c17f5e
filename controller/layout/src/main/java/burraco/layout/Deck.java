package burraco.layout;

import burraco.cards.Card;
import burraco.hal.TagId;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Maps tags to cards: a complete deck of 108 enrolled cards. */
public final class Deck {
    private final SortedMap<TagId, Card> cards;
    private final Map<Card, TagId> tags;

    public Deck(Map<TagId, Card> cards) {
        this.cards = Collections.unmodifiableSortedMap(new TreeMap<>(cards));
        Map<Card, TagId> tags = new HashMap<>();
        this.cards.forEach((tag, card) -> tags.put(card, tag));
        this.tags = Collections.unmodifiableMap(tags);
    }

    /** The card with this tag; empty if the tag is not of this deck. */
    public Optional<Card> card(TagId tag) {
        return Optional.ofNullable(cards.get(tag));
    }

    public boolean has(Card card) {
        return tags.containsKey(card);
    }

    /** The tag of a card of the deck. */
    public TagId tag(Card card) {
        TagId tag = tags.get(card);
        if (tag == null) {
            throw new IllegalArgumentException("not in this deck: " + card);
        }
        return tag;
    }

    public SortedMap<TagId, Card> cards() {
        return cards;
    }
}
