package burraco.play.enrolling;

import burraco.hal.TagId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import java.util.function.Consumer;

/** A simulated person who calibrates antennas with one card, and lays it where instructed. */
public final class Surveyor {
    private static final double NEATNESS_CM = 0.2;

    private final TagId card;
    private final OneHand hand;

    public Surveyor(VirtualTable table, TagId card, Chance chance, Consumer<String> keyboard) {
        this.card = card;
        hand = new OneHand(table, chance.stream("surveyor"), keyboard);
    }

    /** He is told to take everything off the table. */
    public void clear() {
        hand.takeAll();
        hand.pause(1_000);
        hand.type("");
    }

    /** He is told to lay the card there. */
    public void asked(double x, double y) {
        hand.takeAll();
        hand.pause(800);
        hand.lay(card, CardSpot.at(x, y), NEATNESS_CM);
        hand.pause(300);
        hand.type("");
    }

    /** He is done. */
    public void done() {
        hand.takeAll();
    }
}
