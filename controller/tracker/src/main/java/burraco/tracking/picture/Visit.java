package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Zone;

/**
 * A card that came to a place, as far as it was heard there.
 *
 * @param first when it was first heard there
 * @param last when it was last heard there
 * @param hits how often
 * @param peak how likely it lay there, at the best moment
 * @param gap if it was heard there before: how unlikely the silence in between would be, had it
 *     lain there all the time; a logarithm
 */
public record Visit(
        Card card, Zone zone, long first, long last, int hits, double peak, double gap) {
    Visit exchanged(Zone one, Zone other) {
        return new Visit(card, Picture.exchanged(zone, one, other), first, last, hits, peak, gap);
    }

    public long millis() {
        return last - first;
    }
}
