package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.layout.LaidScale;
import burraco.layout.Zone;
import java.util.List;
import java.util.Optional;

/** What people do with the stock that is no draw, and with what is weighed. */
final class StockHabits {
    private static final double PALM = 6;

    private final Fingers fingers;
    private final Places places;
    private final Occasions occasions;
    private final Chance chance;

    StockHabits(Fingers fingers, Places places, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, Moment moment) {
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
        return stock.size() > 1 && !stock.contains(null) && fingers.areFree(stock, at);
    }

    /** Squared in the hands and put back; nobody looks at it or changes its order. */
    private void lift(Hand hand, long at) {
        List<Card> stock = hand.stock().list();
        if (isStill(stock, at)) {
            occasions.did(Habit.STOCK_LIFTED);
            fingers.liftPack(stock, at);
            long down = at + (long) chance.between(1_500, 4_500);
            fingers.putDown(stock, places.jittered(places.stock()), down);
            if (chance.below(2) == 0) {
                fingers.rest(places.stock(), PALM, down, down + (long) chance.between(300, 1_500));
            }
        }
    }

    /** A light hand: two cards' weight too much, and one too little when it leaves. */
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

    /** Off the middle of its scale, which shows less of it then, and back. */
    private void push(Hand hand, long at) {
        List<Card> stock = hand.stock().list();
        if (isStill(stock, at)) {
            occasions.did(Habit.STOCK_PUSHED);
            Spot middle = places.stock();
            Spot aside =
                    new Spot(
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

    /** A glass, an elbow, the edge of a hand on what is weighed. */
    private void lean(long at) {
        List<Zone> weighed = List.of(new Zone.Stock(), new Zone.Pozzetto(1), new Zone.Pozzetto(2));
        Optional<LaidScale> scale = places.scale(weighed.get(chance.below(3)));
        long until = at + (long) chance.between(2_000, 30_000);
        scale.ifPresent(one -> {
            occasions.did(Habit.GLASS_ON_SCALE);
            fingers.lean(one.id(), chance.between(30, 400), at, until);
        });
    }

    /** The top card is lifted, let down again, and drawn after all: art. 6 leaves no other. */
    long tryToDraw(Card card, long begun) {
        long down = begun + (long) chance.between(250, 700);
        fingers.take(card, begun);
        long landed = fingers.layBy(card, places.stock(), down, down - 100).complete();
        return landed + (long) chance.between(300, 1_500);
    }
}
