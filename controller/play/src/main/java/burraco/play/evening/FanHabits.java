package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;

/** Habits with the cards that people hold. */
final class FanHabits {
    private static final int FEW = 4;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldHabits melds;
    private final CardsInFront inFront;
    private final Occasions occasions;
    private final Chance chance;

    FanHabits(
            CardHandling fingers,
            TablePlaces places,
            MeldHabits melds,
            CardsInFront inFront,
            Occasions occasions,
            Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.melds = melds;
        this.inFront = inFront;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, Seat acting, ThinkingPause moment) {
        if (occasions.is(Habit.FAN_LAID_DOWN)) {
            layDown(hand, someoneElse(acting), moment.some(chance));
        }
        if (occasions.is(Habit.FAN_SINKS)) {
            Seat seat = someoneElse(acting);
            sink(held(hand, seat), places.dealt(seat), moment.some(chance));
        }
        if (occasions.is(Habit.CARD_OVER_A_MELD)) {
            List<Card> fan = held(hand, acting);
            long at = moment.some(chance);
            melds.someSpot(hand).ifPresent(spot -> hold(fan, spot, at));
        }
    }

    private Seat someoneElse(Seat acting) {
        List<Seat> others = new ArrayList<>(List.of(Seat.values()));
        others.remove(acting);
        return others.get(chance.below(others.size()));
    }

    private List<Card> held(Hand hand, Seat seat) {
        return inFront.hasCardsOf(seat) ? List.of() : hand.fan(seat).known().list();
    }

    /**
     * Lays the whole fan face down, squared or splayed, for half a minute or until it is needed.
     */
    private void layDown(Hand hand, Seat seat, long at) {
        List<Card> fan = held(hand, seat);
        if (fan.size() < FEW || !fingers.areFree(fan, at)) {
            return;
        }
        occasions.did(Habit.FAN_LAID_DOWN);
        boolean squared = chance.below(2) == 0;
        CardSpot pack = places.dealt(seat);
        long up = at + (long) chance.between(20_000, 45_000);
        for (int i = 0; i < fan.size(); i++) {
            CardSpot spot = squared ? pack : places.spread(seat, i, fan.size());
            fingers.layBy(fan.get(i), spot, at + ActionTime.REACH.usual, at);
            fingers.takeLater(fan.get(i), up);
            inFront.lies(fan.get(i), seat);
        }
    }

    /** Lets the fan sink, so that some of its cards are heard for seconds. */
    private void sink(List<Card> fan, CardSpot spot, long at) {
        long millis = (long) chance.between(800, 6_000);
        if (!fan.isEmpty()) {
            occasions.did(Habit.FAN_SINKS);
        }
        int heard = Math.min(fan.size(), 2 + chance.below(5));
        fan.subList(0, heard).forEach(card -> fingers.dip(card, spot, at, millis));
    }

    /** Holds a card over a meld to see whether it fits, and takes it back. */
    private void hold(List<Card> fan, CardSpot spot, long at) {
        if (!fan.isEmpty()) {
            occasions.did(Habit.CARD_OVER_A_MELD);
            Card card = fan.get(chance.below(fan.size()));
            fingers.dip(card, spot, at, (long) chance.between(600, 3_500));
        }
    }

    /**
     * Leaves the drawn card in front of its player while he thinks; it is taken in with his next
     * act.
     */
    void drew(Seat seat, Iterable<Card> cards, long complete) {
        for (Card card : cards) {
            if (occasions.does(Habit.DRAWN_CARD_DOWN)) {
                fingers.lay(card, places.dealt(seat), complete + (long) chance.between(50, 600));
                inFront.lies(card, seat);
            }
        }
    }

    /** The time from one card to the next when cards are sorted into the fan. */
    long sorting() {
        return (long) chance.between(400, 1_500);
    }
}
