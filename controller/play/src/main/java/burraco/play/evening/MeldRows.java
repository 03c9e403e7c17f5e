package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.hal.virtual.CardSpot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Keeps how the melds lie: each in its place, splayed, the lowest card at the table's edge. */
final class MeldRows {
    /** A card that is farther off its place than this is pushed back. */
    private static final double UNTIDY_CM = 0.9;

    /** The distance in centimetres from the middle of a heap to the middle of a card beside it. */
    private static final double BESIDE_CM = 5;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldPlaces slots = new MeldPlaces();
    private final Map<MeldId, Long> rested = new HashMap<>();
    private final Map<Card, CardSpot> spots = new HashMap<>();

    /** The melds that lie in an unusual way: in a heap, off their place, the other way round. */
    private final Map<MeldId, CardSpot> heaps = new HashMap<>();

    private final Set<Card> heaped = new HashSet<>();

    private final Map<MeldId, CardSpot> aside = new HashMap<>();
    private final Set<MeldId> turned = new HashSet<>();

    MeldRows(CardHandling fingers, TablePlaces places) {
        this.fingers = fingers;
        this.places = places;
    }

    void clear() {
        slots.clear();
        rested.clear();
        spots.clear();
        heaps.clear();
        heaped.clear();
        aside.clear();
        turned.clear();
    }

    /** The melds that were changed or added between these hands. */
    List<MeldId> changed(Hand before, Hand after) {
        List<MeldId> changed = new ArrayList<>();
        for (Meld meld : after.melds().all()) {
            Optional<Meld> was = before.melds().find(meld.id());
            if (was.isEmpty() || !was.get().cards().equals(meld.cards())) {
                changed.add(meld.id());
            }
        }
        return changed;
    }

    /** When a card of this meld last came to rest. */
    long rested(MeldId id) {
        return rested.getOrDefault(id, 0L);
    }

    void rests(MeldId id, long complete) {
        rested.merge(id, complete, Math::max);
    }

    /** The spots of these cards in the melds of that hand. */
    List<CardSpot> spots(Hand hand, List<Card> cards) {
        return cards.stream()
                .flatMap(card -> hand.melds().holding(card).map(meld -> spot(meld, card)).stream())
                .toList();
    }

    /**
     * Lays a card into the meld to which it belongs in that hand; returns the time from lifting to
     * landing.
     */
    TimeSpan lay(Hand hand, Card card, long landing) {
        Meld meld = hand.melds().holding(card).orElseThrow();
        CardSpot spot = spot(meld, card);
        spots.put(card, spot);
        TimeSpan span = fingers.layBy(card, spot, landing, landing - ActionTime.REACH.usual);
        rested.merge(meld.id(), span.complete(), Math::max);
        return span;
    }

    /** Moves the cards that already lay there, to make room or to close a gap. */
    void tidy(Hand before, Hand after, long at) {
        for (MeldId id : changed(before, after)) {
            Meld meld = after.melds().find(id).orElseThrow();
            for (Card card : meld.inOrder()) {
                CardSpot now = spots.get(card);
                CardSpot then = spot(meld, card);
                if (now != null && far(now, then)) {
                    spots.put(card, then);
                    fingers.slide(card, then, at);
                }
            }
        }
    }

    private static boolean far(CardSpot one, CardSpot other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy > UNTIDY_CM * UNTIDY_CM;
    }

    /** Frees the places of melds that are gone. */
    void forgetGone(Hand after) {
        slots.keep(id -> after.melds().find(id).isPresent());
    }

    private CardSpot spot(Meld meld, Card card) {
        CardSpot heap = heaps.get(meld.id());
        if (heap != null) {
            return places.jittered(heaped.contains(card) ? heap : beside(heap));
        }
        List<Card> order = meld.inOrder();
        int slot = slots.of(meld.id());
        int index = order.indexOf(card);
        int place = turned.contains(meld.id()) ? order.size() - 1 - index : index;
        CardSpot spot = places.inMeld(meld.id().line(), slot, place, order.size());
        CardSpot off = aside.getOrDefault(meld.id(), CardSpot.at(0, 0));
        return new CardSpot(spot.x() + off.x(), spot.y() + off.y(), spot.across());
    }

    /**
     * A card that is added to a heap lies beside it, towards the middle of the table, where it can
     * be seen.
     */
    private static CardSpot beside(CardSpot heap) {
        return heap.across()
                ? new CardSpot(heap.x() - StrictMath.signum(heap.x()) * BESIDE_CM, heap.y(), true)
                : new CardSpot(heap.x(), heap.y() - StrictMath.signum(heap.y()) * BESIDE_CM, false);
    }

    // Operations on a whole meld

    /**
     * The spots of a meld's cards, from the lowest; empty if one of them has never been laid down.
     */
    Map<Card, CardSpot> lying(Meld meld) {
        Map<Card, CardSpot> lying = new LinkedHashMap<>();
        for (Card card : meld.inOrder()) {
            CardSpot spot = spots.get(card);
            if (spot == null) {
                return Map.of();
            }
            lying.put(card, spot);
        }
        return lying;
    }

    /** Assigns its cards the spots where they should lie now, and returns them from the lowest. */
    Map<Card, CardSpot> arrange(Meld meld) {
        Map<Card, CardSpot> arranged = new LinkedHashMap<>();
        for (Card card : meld.inOrder()) {
            arranged.put(card, spot(meld, card));
        }
        spots.putAll(arranged);
        return arranged;
    }

    /** A free place beside a meld's own; 0 if there is none. */
    int freeBeside(MeldId meld, boolean upwards) {
        int slot = slots.of(meld) + (upwards ? 1 : -1);
        boolean there = slot >= 1 && slot <= places.slots(meld.line());
        return there && !slots.isTaken(meld, slot) ? slot : 0;
    }

    void move(MeldId meld, int slot) {
        slots.move(meld, slot);
    }

    void swap(MeldId one, MeldId other) {
        int slot = slots.of(one);
        slots.move(one, slots.of(other));
        slots.move(other, slot);
    }

    boolean isHeap(MeldId meld) {
        return heaps.containsKey(meld);
    }

    /** Records that its cards lie on each other on this spot. */
    void heap(Meld meld, CardSpot spot) {
        heaps.put(meld.id(), spot);
        heaped.addAll(meld.inOrder());
        aside.remove(meld.id());
    }

    boolean isAside(MeldId meld) {
        return aside.containsKey(meld);
    }

    /** Records that it lies this far off its place. */
    void pushAside(MeldId meld, CardSpot off) {
        aside.put(meld, off);
    }

    void pushBack(MeldId meld) {
        aside.remove(meld);
    }

    void turn(MeldId meld) {
        if (!turned.remove(meld)) {
            turned.add(meld);
        }
    }
}
