package burraco.play.enrolling;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.play.VirtualDeck;
import java.util.List;
import java.util.function.Consumer;

/** A person who tries out one reader with two antennas, without a mistake. */
public final class Beginner {
    /** How long he waits for what the table says, in milliseconds. */
    private static final double LISTENS_MILLIS = 4_000;

    private static final double SPLAY_CM = 2;

    private static final TagId SKI_PASS = new TagId("E0078000A1B2C3D4");

    private final Deck deck;
    private final Area front;
    private final Area meld;
    private final OneHand hand;

    /**
     * @param seed of his deck
     * @param front the place before him
     * @param meld the place for a meld
     */
    public Beginner(
            VirtualTable table,
            long seed,
            Area front,
            Area meld,
            Chance chance,
            Consumer<String> keyboard) {
        deck = VirtualDeck.of(seed);
        this.front = front;
        this.meld = meld;
        hand = new OneHand(table, chance.stream("beginner"), keyboard);
    }

    /** Lays any card on one of the two antennas. */
    public void layAny(boolean onMeld) {
        hand.pause(1_000);
        hand.lay(tag("4H/1"), onMeld ? meld : front, 0, 0);
    }

    /** Lays this card before himself. */
    public void lay(Card card) {
        hand.pause(700);
        hand.lay(deck.tag(card), front, 0, 0);
    }

    public void takeAll() {
        hand.pause(400);
        hand.takeAll();
    }

    /**
     * A run, which he breaks and mends; a card that is no card; a card from one place to another.
     */
    public void play() {
        hand.pause(1_500);
        List<String> run = List.of("4H/1", "5H/1", "6H/1");
        for (int i = 0; i < run.size(); i++) {
            inMeld(run.get(i), i);
        }
        hand.pause(LISTENS_MILLIS);
        hand.take(tag("5H/1"));
        hand.pause(LISTENS_MILLIS);
        inMeld("5H/1", 1);
        hand.pause(LISTENS_MILLIS);
        hand.lay(tag("7H/1"), front, 0, 0);
        hand.pause(LISTENS_MILLIS);
        hand.take(tag("7H/1"));
        inMeld("7H/1", 3);
        hand.pause(LISTENS_MILLIS);
        hand.lay(SKI_PASS, front, 0, 0);
        hand.pause(LISTENS_MILLIS);
        hand.takeAll();
        hand.pause(LISTENS_MILLIS);
        hand.type("q");
    }

    private void inMeld(String card, int place) {
        hand.lay(tag(card), meld, 0, (1.5 - place) * SPLAY_CM);
    }

    private TagId tag(String card) {
        return deck.tag(CardName.parse(card).orElseThrow().card());
    }
}
