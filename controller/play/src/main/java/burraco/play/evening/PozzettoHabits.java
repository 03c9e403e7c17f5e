package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What people do with pozzetti beside taking the one that is due. */
final class PozzettoHabits {
    private static final double PALM = 6;

    private final Fingers fingers;
    private final Places places;
    private final Occasions occasions;
    private final Chance chance;

    PozzettoHabits(Fingers fingers, Places places, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, Moment moment) {
        if (occasions.is(Habit.POZZETTI_PUSHED)) {
            long at = moment.some(chance);
            double dx = chance.between(-3, 3);
            double dy = chance.between(-3, 3);
            for (int number = 1; number <= 2; number++) {
                push(lying(hand, number), places.pozzetto(number), dx, dy, at);
            }
        }
    }

    /** Room is made: both lie somewhat off their places until somebody lifts them. */
    private void push(List<Card> pozzetto, Spot from, double dx, double dy, long at) {
        if (!pozzetto.isEmpty() && fingers.areFree(pozzetto, at)) {
            occasions.did(Habit.POZZETTI_PUSHED);
            Spot to = new Spot(from.x() + dx, from.y() + dy, from.across());
            pozzetto.forEach(card -> fingers.pushTo(card, from, to, at, 400, 3));
        }
    }

    private static List<Card> lying(Hand hand, int number) {
        return hand.pozzetto(number) instanceof Pozzetto.Lying lying
                ? lying.cards().known().list()
                : List.of();
    }

    /**
     * Soon after one was taken somebody lifts the other, counts or squares it, and puts it back.
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
            // Counted from hand to hand, the last comes to lie on top.
            Collections.reverse(pozzetto);
        }
        long down = at + (long) chance.between(3_000, 6_000);
        Spot spot = places.jittered(places.pozzetto(number));
        fingers.putDown(pozzetto, spot, down);
        if (chance.below(2) == 0) {
            fingers.rest(spot, PALM, down, down + (long) chance.between(300, 1_200));
        }
    }

    /** Pushed over the felt to its taker; when it is there. */
    long slideTo(Seat seat, List<Card> pozzetto, long at) {
        long begun = fingers.free(pozzetto, at);
        long millis = (long) chance.between(700, 1_600);
        Spot to = places.before(seat);
        pozzetto.forEach(card -> fingers.pushFromWhereItLies(card, to, begun, millis, 8));
        return begun + millis;
    }
}
