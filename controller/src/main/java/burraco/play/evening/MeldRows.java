package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.hal.virtual.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The melds as they lie: each in its place, splayed, the lowest card at the table's edge. */
final class MeldRows {
    /** A card that lies farther off than this is pushed to where it belongs. */
    private static final double UNTIDY = 0.9;

    private final Fingers fingers;
    private final Places places;
    private final Slots slots = new Slots();
    private final Map<MeldId, Long> rested = new HashMap<>();
    private final Map<Card, Spot> spots = new HashMap<>();

    MeldRows(Fingers fingers, Places places) {
        this.fingers = fingers;
        this.places = places;
    }

    void clear() {
        slots.clear();
        rested.clear();
        spots.clear();
    }

    /** Melds that are not as they were, or were not there. */
    List<MeldId> changed(Hand before, Hand after) {
        List<MeldId> changed = new ArrayList<>();
        for (Meld meld : after.melds().all()) {
            Meld was = before.melds().find(meld.id());
            if (was == null || !was.cards().equals(meld.cards())) {
                changed.add(meld.id());
            }
        }
        return changed;
    }

    /** When the last card came to rest there. */
    long rested(MeldId id) {
        return rested.getOrDefault(id, 0L);
    }

    /** Where these cards lie in the melds of that hand. */
    List<Spot> spots(Hand hand, List<Card> cards) {
        return cards.stream()
                .filter(card -> hand.melds().holding(card) != null)
                .map(card -> spot(hand.melds().holding(card), card))
                .toList();
    }

    /** Lays a card into the meld that it belongs to in that hand; from lifting to landing. */
    Span lay(Hand hand, Card card, long landing) {
        Meld meld = hand.melds().holding(card);
        Spot spot = spot(meld, card);
        spots.put(card, spot);
        Span span = fingers.layBy(card, spot, landing, landing - Pace.REACH.usual);
        rested.merge(meld.id(), span.complete(), Math::max);
        return span;
    }

    /** The cards that lay there make room, or close the gap. */
    void tidy(Hand before, Hand after, long at) {
        for (MeldId id : changed(before, after)) {
            Meld meld = after.melds().find(id);
            for (Card card : meld.inOrder()) {
                Spot now = spots.get(card);
                Spot then = spot(meld, card);
                if (now != null && far(now, then)) {
                    spots.put(card, then);
                    fingers.slide(card, then, at);
                }
            }
        }
    }

    private static boolean far(Spot one, Spot other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy > UNTIDY * UNTIDY;
    }

    /** A meld that is gone leaves its place to another. */
    void forgetGone(Hand after) {
        slots.keep(id -> after.melds().find(id) != null);
    }

    private Spot spot(Meld meld, Card card) {
        List<Card> order = meld.inOrder();
        int slot = slots.of(meld.id());
        return places.inMeld(meld.id().line(), slot, order.indexOf(card), order.size());
    }
}
