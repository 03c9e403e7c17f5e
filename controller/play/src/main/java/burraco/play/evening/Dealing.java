package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;

/** From the shuffling to the first card faced. */
final class Dealing {
    /** Two cards do not come down at the same moment. */
    private static final long LITTLE = 30;

    private final Fingers fingers;
    private final Places places;
    private final Manners manners;
    private final Chance chance;
    private long dealer;
    private long cutter;
    private boolean stockIsDown;

    /** Once around the table in a second, and then a rest. */
    private boolean inBursts;

    private final Occasions occasions;
    private final Chance bursts;
    private int dealt;

    Dealing(Fingers fingers, Places places, Manners manners, Occasions occasions, Chance chance) {
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

    /** Two people at work, each at his own pace; cards come down in the order of the record. */
    Span toSeat(Seat to, Card card, long after) {
        boolean starts = dealer == 0;
        dealer = next(dealer, Pace.DEAL_ONE, after);
        if (inBursts && !starts) {
            dealer = after + (++dealt % 4 == 0 ? bursts.below(900) + 700 : bursts.below(120) + 90);
        }
        return fingers.layBy(card, places.dealt(to), dealer, dealer - reach());
    }

    Span toPozzetto(int number, Card card, long after) {
        cutter = next(cutter, Pace.POZZETTO_ONE, after);
        return fingers.layBy(card, places.pozzetto(number), cutter, cutter - reach());
    }

    private long reach() {
        return manners.time(Pace.REACH, chance);
    }

    private long next(long last, Pace pace, long after) {
        long next = last == 0 ? after : last;
        return Math.max(next + manners.time(pace, chance), after + LITTLE);
    }

    /** What is left lies in the middle, and everybody counts; when they are done. */
    long putDownStock(Hand hand, long after) {
        if (stockIsDown) {
            return after;
        }
        stockIsDown = true;
        long down = after + manners.time(Pace.PUT_DOWN_STOCK, chance);
        fingers.putDown(hand.stock().list(), places.stock(), down);
        long counted = down;
        for (Seat seat : Seat.values()) {
            long lifted = down + manners.time(Pace.COUNT_FAN, chance);
            for (Card card : hand.fan(seat).known().list()) {
                counted = Math.max(counted, fingers.take(card, lifted));
            }
        }
        return counted;
    }
}
