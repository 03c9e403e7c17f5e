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

/** The melds as they lie: each in its place, splayed, the lowest card at the table's edge. */
final class MeldRows {
    /** A card that lies farther off than this is pushed to where it belongs. */
    private static final double UNTIDY = 0.9;

    /** From the middle of a heap to that of a card beside it. */
    private static final double BESIDE = 5;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldSlots slots = new MeldSlots();
    private final Map<MeldId, Long> rested = new HashMap<>();
    private final Map<Card, CardSpot> spots = new HashMap<>();

    /** Melds that do not lie as melds do: in a heap, aside of their place, the other way round. */
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

    /** Melds that are not as they were, or were not there. */
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

    /** When the last card came to rest there. */
    long rested(MeldId id) {
        return rested.getOrDefault(id, 0L);
    }

    void rests(MeldId id, long complete) {
        rested.merge(id, complete, Math::max);
    }

    /** Where these cards lie in the melds of that hand. */
    List<CardSpot> spots(Hand hand, List<Card> cards) {
        return cards.stream()
                .flatMap(card -> hand.melds().holding(card).map(meld -> spot(meld, card)).stream())
                .toList();
    }

    /** Lays a card into the meld that it belongs to in that hand; from lifting to landing. */
    TimeSpan lay(Hand hand, Card card, long landing) {
        Meld meld = hand.melds().holding(card).orElseThrow();
        CardSpot spot = spot(meld, card);
        spots.put(card, spot);
        TimeSpan span = fingers.layBy(card, spot, landing, landing - ActionTime.REACH.usual);
        rested.merge(meld.id(), span.complete(), Math::max);
        return span;
    }

    /** The cards that lay there make room, or close the gap. */
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
        return dx * dx + dy * dy > UNTIDY * UNTIDY;
    }

    /** A meld that is gone leaves its place to another. */
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

    /** What is tied to a heap lies where it can be seen, towards the middle of the table. */
    private static CardSpot beside(CardSpot heap) {
        return heap.across()
                ? new CardSpot(heap.x() - StrictMath.signum(heap.x()) * BESIDE, heap.y(), true)
                : new CardSpot(heap.x(), heap.y() - StrictMath.signum(heap.y()) * BESIDE, false);
    }

    // What is done with a whole meld

    /** Where its cards lie, from the lowest; nothing where one of them never came to lie. */
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

    /** Where its cards are to lie by now, from the lowest; from now on they do. */
    Map<Card, CardSpot> arrange(Meld meld) {
        Map<Card, CardSpot> arranged = new LinkedHashMap<>();
        for (Card card : meld.inOrder()) {
            arranged.put(card, spot(meld, card));
        }
        spots.putAll(arranged);
        return arranged;
    }

    /** A free place beside its own; 0 where there is none. */
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

    /** From now on its cards lie on each other, there. */
    void heap(Meld meld, CardSpot spot) {
        heaps.put(meld.id(), spot);
        heaped.addAll(meld.inOrder());
        aside.remove(meld.id());
    }

    boolean isAside(MeldId meld) {
        return aside.containsKey(meld);
    }

    /** From now on it lies so far off its place. */
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
