package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Habits with pozzetti. */
final class PozzettoHabits {
    private static final double PALM_CM = 6;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final Occasions occasions;
    private final Chance chance;

    PozzettoHabits(CardHandling fingers, TablePlaces places, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, ThinkingPause moment) {
        if (occasions.is(Habit.POZZETTI_PUSHED)) {
            long at = moment.some(chance);
            double dx = chance.between(-3, 3);
            double dy = chance.between(-3, 3);
            for (int number = 1; number <= 2; number++) {
                push(lying(hand, number), places.pozzetto(number), dx, dy, at);
            }
        }
    }

    /** Pushes a pozzetto aside to make room; it stays there until it is lifted. */
    private void push(List<Card> pozzetto, CardSpot from, double dx, double dy, long at) {
        if (!pozzetto.isEmpty() && fingers.areFree(pozzetto, at)) {
            occasions.did(Habit.POZZETTI_PUSHED);
            CardSpot to = new CardSpot(from.x() + dx, from.y() + dy, from.across());
            pozzetto.forEach(card -> fingers.pushTo(card, from, to, at, 400, 3));
        }
    }

    private static List<Card> lying(Hand hand, int number) {
        return hand.pozzetto(number) instanceof Pozzetto.Lying lying
                ? lying.cards().known().list()
                : List.of();
    }

    /**
     * Soon after one pozzetto was taken, somebody lifts the other, counts or squares it, and puts
     * it back.
     */
    void taken(Hand after, long begun) {
        for (int number = 1; number <= 2; number++) {
            List<Card> other = new ArrayList<>(lying(after, number));
            long at = begun + (long) chance.between(500, 1_500);
            if (!other.isEmpty() && fingers.areFree(other, at)) {
                if (occasions.is(Habit.POZZETTO_COUNTED)) {
                    count(other, number, at);
                }
            }
        }
    }

    private void count(List<Card> pozzetto, int number, long at) {
        occasions.did(Habit.POZZETTO_COUNTED);
        fingers.liftPack(pozzetto, at);
        if (chance.below(2) == 0) {
            // Counting from hand to hand reverses the order.
            Collections.reverse(pozzetto);
        }
        long down = at + (long) chance.between(3_000, 6_000);
        CardSpot spot = places.jittered(places.pozzetto(number));
        fingers.putDown(pozzetto, spot, down);
        if (chance.below(2) == 0) {
            fingers.rest(spot, PALM_CM, down, down + (long) chance.between(300, 1_200));
        }
    }

    /** Pushes a pozzetto over the felt to its player; returns the time at which it has arrived. */
    long slideTo(Seat seat, List<Card> pozzetto, long at) {
        long begun = fingers.free(pozzetto, at);
        long millis = (long) chance.between(700, 1_600);
        CardSpot to = places.before(seat);
        pozzetto.forEach(card -> fingers.pushFromWhereItLies(card, to, begun, millis, 8));
        return begun + millis;
    }
}
