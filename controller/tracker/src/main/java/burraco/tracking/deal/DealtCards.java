package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Which cards were dealt to whom, as far as they were heard, until they are seen elsewhere. */
public final class DealtCards {
    private final Map<Card, Seat> owners = new LinkedHashMap<>();

    void to(Seat seat, Card card) {
        owners.put(card, seat);
    }

    public Optional<Seat> owner(Card card) {
        return Optional.ofNullable(owners.get(card));
    }

    public void forget(Card card) {
        owners.remove(card);
    }

    void clear() {
        owners.clear();
    }
}
