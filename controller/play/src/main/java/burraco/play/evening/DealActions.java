package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;

/** The actions of the deal, from shuffling until the first card is turned up. */
final class DealActions {
    /** The least time between two cards that are dealt. */
    private static final long MIN_GAP_MILLIS = 30;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final Manners manners;
    private final Chance chance;
    private long dealer;
    private long cutter;
    private boolean stockIsDown;

    /** Whether cards are dealt in bursts: one round within a second, and then a rest. */
    private boolean inBursts;

    private final Occasions occasions;
    private final Chance bursts;
    private int dealt;

    DealActions(
            CardHandling fingers,
            TablePlaces places,
            Manners manners,
            Occasions occasions,
            Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
        bursts = chance.stream("bursts");
        this.occasions = occasions;
    }

    void begin() {
        stockIsDown = false;
        dealer = 0;
        cutter = 0;
        dealt = 0;
        inBursts = occasions.does(Habit.DEALT_IN_BURSTS);
    }

    /**
     * Deals a card to a seat. Two people deal, each at his own speed; the cards land in the order
     * of the record.
     */
    TimeSpan toSeat(Seat to, Card card, long after) {
        boolean starts = dealer == 0;
        dealer = next(dealer, ActionTime.DEAL_ONE, after);
        if (inBursts && !starts) {
            dealer = after + (++dealt % 4 == 0 ? bursts.below(900) + 700 : bursts.below(120) + 90);
        }
        return fingers.layBy(card, places.dealt(to), dealer, dealer - reach());
    }

    TimeSpan toPozzetto(int number, Card card, long after) {
        cutter = next(cutter, ActionTime.POZZETTO_ONE, after);
        return fingers.layBy(card, places.pozzetto(number), cutter, cutter - reach());
    }

    private long reach() {
        return manners.time(ActionTime.REACH, chance);
    }

    private long next(long last, ActionTime pace, long after) {
        long next = last == 0 ? after : last;
        return Math.max(next + manners.time(pace, chance), after + MIN_GAP_MILLIS);
    }

    /** Puts the stock in the middle; returns the time at which everybody has counted his cards. */
    long putDownStock(Hand hand, long after) {
        if (stockIsDown) {
            return after;
        }
        stockIsDown = true;
        long down = after + manners.time(ActionTime.PUT_DOWN_STOCK, chance);
        fingers.putDown(hand.stock().list(), places.stock(), down);
        long counted = down;
        for (Seat seat : Seat.values()) {
            long lifted = down + manners.time(ActionTime.COUNT_FAN, chance);
            for (Card card : hand.fan(seat).known().list()) {
                counted = Math.max(counted, fingers.take(card, lifted));
            }
        }
        return counted;
    }
}
