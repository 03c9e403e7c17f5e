package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The cards of a fan that lie in front of their player: a pile that he has drawn towards himself,
 * or his last cards.
 */
final class CardsInFront {
    private static final int LAST_CARDS = 3;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final Manners manners;
    private final Chance chance;
    private final Map<Card, Seat> cards = new LinkedHashMap<>();

    CardsInFront(CardHandling fingers, TablePlaces places, Manners manners, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
    }

    void clear() {
        cards.clear();
    }

    void lies(Card card, Seat seat) {
        cards.put(card, seat);
    }

    void leaves(Card card) {
        cards.remove(card);
    }

    boolean hasCardsOf(Seat seat) {
        return cards.containsValue(seat);
    }

    /** Takes the cards in front of him into his fan, except those that he is about to move. */
    void takeIn(Seat seat, Set<Card> moved, long from) {
        takeIn(seat, moved, from, () -> 0);
    }

    /**
     * @param between the time from one card to the next
     */
    void takeIn(Seat seat, Set<Card> moved, long from, LongSupplier between) {
        long next = from;
        for (Map.Entry<Card, Seat> lying : cards.entrySet()) {
            if (lying.getValue() == seat && !moved.contains(lying.getKey())) {
                fingers.take(lying.getKey(), next);
                next += between.getAsLong();
            }
        }
        cards.values().removeIf(owner -> owner == seat);
    }

    /** A fan of three cards or fewer lies on the table between turns. */
    void layDownLastCards(Hand hand, Seat seat, long after) {
        List<Card> fan = hand.fan(seat).known().list();
        boolean few = !fan.isEmpty() && fan.size() <= LAST_CARDS;
        if (!few || hand.over() || hand.turn().seat() == seat) {
            return;
        }
        if (manners.does(Quirk.LAYS_DOWN_LAST_CARDS, chance)) {
            long at = after + manners.time(ActionTime.HAND_STAYS, chance);
            for (int i = 0; i < fan.size(); i++) {
                fingers.lay(fan.get(i), places.spread(seat, i, fan.size()), at);
                cards.put(fan.get(i), seat);
            }
        }
    }
}
