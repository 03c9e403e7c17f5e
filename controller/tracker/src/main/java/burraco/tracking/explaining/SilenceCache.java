package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.picture.TablePicture;

/**
 * Caches how unlikely the silence of each card is at the place where it should lie. Every partial
 * explanation asks for it, and no reading comes in during a search.
 */
final class SilenceCache {
    private final TablePicture picture;
    private Zone[] zones;
    private double[] known;

    SilenceCache(TablePicture picture) {
        this.picture = picture;
    }

    /** Logarithm of how unlikely the silence is; 0 if nothing is known. */
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
