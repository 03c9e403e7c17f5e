package burraco.play.enrolling;

import burraco.cards.Card;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.play.VirtualDeck;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A deck for practising enrolment: some tags are dead, and each card has a spare one with its own
 * tag.
 */
public final class PracticeDeck {
    /** One tag of a hundred arrives dead. */
    private static final double DEAD_SHARE = 0.01;

    private static final long MAKER = 0xE004L << 48;

    private final Deck deck;
    private final Chance chance;
    private final Set<Card> dead = new TreeSet<>(Comparator.comparing(Card::toString));
    private final Map<Card, TagId> inUse = new HashMap<>();

    private PracticeDeck(Deck deck, long seed) {
        this.deck = deck;
        chance = new Chance(seed).stream("practice");
        deck.cards().forEach((tag, card) -> inUse.put(card, tag));
    }

    /** A new deck; the same seed gives the same one. */
    public static PracticeDeck fresh(long seed) {
        PracticeDeck cards = new PracticeDeck(VirtualDeck.of(seed), seed);
        cards.deck.cards().values().forEach(cards::perhapsDead);
        return cards;
    }

    /** A deck that was enrolled once, of which some tags have died since. */
    public static PracticeDeck used(Deck deck, long seed) {
        PracticeDeck cards = new PracticeDeck(deck, seed);
        deck.cards().values().forEach(cards::perhapsDead);
        return cards;
    }

    private void perhapsDead(Card card) {
        if (chance.stream("dead " + card).happens(DEAD_SHARE)) {
            dead.add(card);
        }
    }

    /** The tag of the card that is in use: the original or the spare one. */
    TagId tag(Card card) {
        return inUse.get(card);
    }

    boolean isDead(Card card) {
        return dead.contains(card);
    }

    /** The cards whose own tags are dead. */
    public Set<Card> dead() {
        return Set.copyOf(dead);
    }

    /** Makes the dead tags silent on this table. */
    void killTheDead(VirtualTable table) {
        dead.forEach(card -> table.faults().kill(tag(card), 0));
    }

    /** The spare card is used from now on. */
    public TagId useSpare(Card card) {
        TagId spare = spare(card);
        inUse.put(card, spare);
        return spare;
    }

    TagId spare(Card card) {
        return TagId.of(MAKER | chance.stream("spare " + card).bits() >>> 16);
    }

    /** The tags of the cards that are in use: what should be enrolled. */
    public Map<Card, TagId> truth() {
        return Map.copyOf(inUse);
    }
}
