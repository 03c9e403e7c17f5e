package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.layout.Zone;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is heard of a deal: which cards came to whom, as far as their antennas tell. A card counts
 * for a seat once it is sure there; one that is heard in front of two players is nobody's.
 */
final class Dealt {
    /** A card that is carried past a player is heard for less. */
    private static final long LONG_ENOUGH = 400;

    private final Map<Card, Seat> owners = new LinkedHashMap<>();
    private final Map<Card, Long> times = new LinkedHashMap<>();
    private final Set<Card> nobodys = new HashSet<>();

    void look(Picture picture, List<Card> changed) {
        for (Card card : changed) {
            Optional<Stay> stay = picture.sure(card).filter(Stay::certain);
            if (stay.isPresent() && stay.get().zone() instanceof Zone.OfSeat place) {
                heard(card, place.seat(), stay.get());
            }
        }
    }

    private void heard(Card card, Seat seat, Stay stay) {
        Seat before = owners.get(card);
        if (before != null && before != seat) {
            forget(card);
            nobodys.add(card);
        } else if (before == null
                && !nobodys.contains(card)
                && stay.last() - stay.first() >= LONG_ENOUGH) {
            owners.put(card, seat);
            times.put(card, stay.first());
        }
    }

    int heard(Seat seat) {
        return of(seat).size();
    }

    int heard() {
        return owners.size();
    }

    /** The cards heard in front of a player, in the order in which they came. */
    List<Card> of(Seat seat) {
        return owners.keySet().stream().filter(card -> owners.get(card) == seat).toList();
    }

    Optional<Seat> owner(Card card) {
        return Optional.ofNullable(owners.get(card));
    }

    long time(Card card) {
        return times.get(card);
    }

    /** What came in front of a player later than that was not dealt. */
    void forgetSince(long at) {
        owners.keySet().removeIf(card -> times.get(card) >= at);
    }

    void forget(Card card) {
        owners.remove(card);
    }

    void clear() {
        owners.clear();
        times.clear();
        nobodys.clear();
    }
}
