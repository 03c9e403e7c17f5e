package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.picture.Picture;

/**
 * How unlikely the silence of cards is where they should lie. Every part of a search asks again,
 * nearly always about the same place, and while it goes on nothing else is heard.
 */
final class Silences {
    private final Picture picture;
    private Zone[] zones;
    private double[] known;

    Silences(Picture picture) {
        this.picture = picture;
    }

    /** A logarithm; 0 where nothing is known. */
    double of(Card card, Zone zone) {
        if (zones == null) {
            zones = new Zone[Card.NUMBERS];
            known = new double[Card.NUMBERS];
        }
        int number = card.number();
        if (!zone.equals(zones[number])) {
            zones[number] = zone;
            known[number] = picture.silence(card, zone).orElse(0.0);
        }
        return known[number];
    }
}
