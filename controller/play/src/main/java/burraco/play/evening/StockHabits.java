package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidScale;
import burraco.layout.Zone;
import java.util.List;
import java.util.Optional;

/** Habits with the stock other than drawing, and with the scales. */
final class StockHabits {
    private static final double PALM_CM = 6;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final Occasions occasions;
    private final Chance chance;

    StockHabits(CardHandling fingers, TablePlaces places, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, ThinkingPause moment) {
        if (occasions.is(Habit.STOCK_LIFTED)) {
            lift(hand, moment.some(chance));
        }
        if (occasions.is(Habit.STOCK_TOUCHED)) {
            touch(moment.some(chance));
        }
        if (occasions.is(Habit.STOCK_PUSHED)) {
            push(hand, moment.some(chance));
        }
        if (occasions.is(Habit.GLASS_ON_SCALE)) {
            lean(moment.some(chance));
        }
    }

    private boolean isStill(List<Card> stock, long at) {
        return stock.size() > 1 && !stock.contains(Card.UNSEEN) && fingers.areFree(stock, at);
    }

    /**
     * Lifts the stock, squares it and puts it back, without looking at it or changing its order.
     */
    private void lift(Hand hand, long at) {
        List<Card> stock = hand.stock().list();
        if (isStill(stock, at)) {
            occasions.did(Habit.STOCK_LIFTED);
            fingers.liftPack(stock, at);
            long down = at + (long) chance.between(1_500, 4_500);
            fingers.putDown(stock, places.jittered(places.stock()), down);
            if (chance.below(2) == 0) {
                fingers.rest(
                        places.stock(), PALM_CM, down, down + (long) chance.between(300, 1_500));
            }
        }
    }

    /**
     * Touches the stock lightly: it weighs two cards more meanwhile, and one card less when the
     * hand leaves.
     */
    private void touch(long at) {
        places.scale(new Zone.Stock())
                .ifPresent(scale -> {
                    occasions.did(Habit.STOCK_TOUCHED);
                    long off = at + (long) chance.between(700, 4_000);
                    fingers.lean(scale.id(), chance.between(1.2, 7), at, off);
                    if (chance.below(2) == 0) {
                        long up = off + (long) chance.between(400, 2_000);
                        fingers.lean(scale.id(), -chance.between(1, 2.6), off, up);
                    }
                });
    }

    /** Pushes the stock off the middle of its scale, which then shows less, and back. */
    private void push(Hand hand, long at) {
        List<Card> stock = hand.stock().list();
        if (isStill(stock, at)) {
            occasions.did(Habit.STOCK_PUSHED);
            CardSpot middle = places.stock();
            CardSpot aside =
                    new CardSpot(
                            middle.x() + chance.between(-3, 3),
                            middle.y() + chance.between(-4, 4),
                            middle.across());
            long back = at + (long) chance.between(6_000, 40_000);
            for (Card card : stock) {
                fingers.pushTo(card, middle, aside, at, 300, 3);
                fingers.pushLater(card, aside, middle, back, 300, 3);
            }
            double less = chance.between(0.01, 0.1) * stock.size();
            places.scale(new Zone.Stock())
                    .ifPresent(scale -> fingers.lean(scale.id(), -less * scale.card(), at, back));
        }
    }

    /** Rests a glass, an elbow or a hand on a scale. */
    private void lean(long at) {
        List<Zone> weighed = List.of(new Zone.Stock(), new Zone.Pozzetto(1), new Zone.Pozzetto(2));
        Optional<LaidScale> scale = places.scale(weighed.get(chance.below(3)));
        long until = at + (long) chance.between(2_000, 30_000);
        scale.ifPresent(one -> {
            occasions.did(Habit.GLASS_ON_SCALE);
            fingers.lean(one.id(), chance.between(30, 400), at, until);
        });
    }

    /** Lifts the top card, puts it back, and draws it after all, as art. 6 requires. */
    long tryToDraw(Card card, long begun) {
        long down = begun + (long) chance.between(250, 700);
        fingers.take(card, begun);
        long landed = fingers.layBy(card, places.stock(), down, down - 100).complete();
        return landed + (long) chance.between(300, 1_500);
    }
}
