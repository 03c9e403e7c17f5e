package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.rules.PilePlace;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.List;
import java.util.Optional;

/** Habits with discards. Nobody lifts one: that would be a pickup (art. 6). */
final class PileHabits {
    private static final double PALM_CM = 6;

    private final CardHandling fingers;
    private final MeldHabits melds;
    private final PileRow row;
    private final Occasions occasions;
    private final Chance chance;

    PileHabits(
            CardHandling fingers,
            MeldHabits melds,
            PileRow row,
            Occasions occasions,
            Chance chance) {
        this.fingers = fingers;
        this.melds = melds;
        this.row = row;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(ThinkingPause moment) {
        if (occasions.is(Habit.PILE_PUSHED_TOGETHER)) {
            respace(Habit.PILE_PUSHED_TOGETHER, moment.some(chance), chance.between(0.4, 1.1));
        }
        if (occasions.is(Habit.PILE_SPREAD)) {
            respace(Habit.PILE_SPREAD, moment.some(chance), chance.between(2.6, 3.6));
        }
    }

    private void respace(Habit habit, long at, double pitch) {
        List<Card> cards = row.cards();
        if (cards.size() > 2 && fingers.areFree(cards, at)) {
            occasions.did(habit);
            List<CardSpot> from = row.spots();
            List<CardSpot> to = row.respaced(pitch);
            long millis = (long) chance.between(300, 900);
            fingers.rest(to.get(cards.size() / 2), PALM_CM, at, at + millis);
            for (int i = 0; i < cards.size(); i++) {
                fingers.pushTo(cards.get(i), from.get(i), to.get(i), at, millis, 4);
            }
        }
    }

    /** Holds a card over the pile before letting it go; returns the time at which it is let go. */
    long hold(Card card, List<CardSpot> over, long from) {
        if (!occasions.does(Habit.DISCARD_HELD)) {
            return from;
        }
        long until = from + (long) chance.between(1_200, 4_500);
        fingers.dip(card, over.getFirst(), from, until - from);
        return until;
    }

    /**
     * Where a discard belongs that was planned for this spot; it may lie close to the one before
     * it.
     */
    CardSpot belongs(CardSpot spot) {
        boolean close = occasions.does(Habit.DISCARDS_CLOSE);
        return close ? row.closer(chance.between(0.2, 0.9)) : spot;
    }

    /** The spot where a discard actually lands. */
    CardSpot lands(Hand hand, CardSpot spot) {
        // Under other rules a discard in another place would be a fault.
        boolean anywhere = hand.rules().pilePlace() == PilePlace.NOTHING_SAID;
        return anywhere && occasions.does(Habit.STRAY_DISCARD) ? stray(hand, spot) : spot;
    }

    /** A spot on a meld, or on what lies beside the pile. */
    private CardSpot stray(Hand hand, CardSpot spot) {
        Optional<CardSpot> meld = chance.below(2) == 0 ? melds.someSpot(hand) : Optional.empty();
        double far = chance.between(8, 15) * (chance.below(2) == 0 ? 1 : -1);
        boolean across = chance.below(2) == 0;
        return meld.map(there ->
                        new CardSpot(
                                there.x() + chance.between(-2, 2),
                                there.y() + chance.between(-2, 2),
                                across))
                .orElseGet(() ->
                        spot.across()
                                ? new CardSpot(spot.x() + far, spot.y(), across)
                                : new CardSpot(spot.x(), spot.y() + far, across));
    }

    /** After a stray discard has landed: it is pushed to the others at some time, or stays. */
    void landed(Card card, CardSpot lies, CardSpot belongs, long at) {
        if (lies != belongs && chance.below(3) > 0) {
            long push = at + (long) chance.between(800, 9_000);
            fingers.pushLater(card, lies, belongs, push, 400, 4);
        }
    }
}
