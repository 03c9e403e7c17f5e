package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Zone;

/**
 * One visit of a card to a place, as far as it was heard there.
 *
 * @param first when it was first heard there
 * @param last when it was last heard there
 * @param hits how often it was heard
 * @param peak highest probability that it lay there
 * @param gap if it had visited the place before: how unlikely the silence in between would be if it
 *     had lain there all the time, as a logarithm
 */
public record Visit(
        Card card, Zone zone, long first, long last, int hits, double peak, double gap) {
    Visit exchanged(Zone one, Zone other) {
        return new Visit(
                card, TablePicture.exchanged(zone, one, other), first, last, hits, peak, gap);
    }

    public long millis() {
        return last - first;
    }
}
