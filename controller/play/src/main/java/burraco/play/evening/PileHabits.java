package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.rules.PilePlace;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import java.util.List;
import java.util.Optional;

/** What people do with discards. Nobody lifts one: that would be a pickup (art. 6). */
final class PileHabits {
    private static final double PALM = 6;

    private final Fingers fingers;
    private final MeldHabits melds;
    private final PileRow row;
    private final Occasions occasions;
    private final Chance chance;

    PileHabits(Fingers fingers, MeldHabits melds, PileRow row, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.melds = melds;
        this.row = row;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Moment moment) {
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
            List<Spot> from = row.spots();
            List<Spot> to = row.respaced(pitch);
            long millis = (long) chance.between(300, 900);
            fingers.rest(to.get(cards.size() / 2), PALM, at, at + millis);
            for (int i = 0; i < cards.size(); i++) {
                fingers.pushTo(cards.get(i), from.get(i), to.get(i), at, millis, 4);
            }
        }
    }

    /** Held over the pile before it is let go; when it is. */
    long hold(Card card, List<Spot> over, long from) {
        if (!occasions.does(Habit.DISCARD_HELD)) {
            return from;
        }
        long until = from + (long) chance.between(1_200, 4_500);
        fingers.dip(card, over.getFirst(), from, until - from);
        return until;
    }

    /** Where a discard belongs that was to lie there: close on the one before it, perhaps. */
    Spot belongs(Spot spot) {
        boolean close = occasions.does(Habit.DISCARDS_CLOSE);
        return close ? row.closer(chance.between(0.2, 0.9)) : spot;
    }

    /** Where it comes to lie that belongs there. */
    Spot lands(Hand hand, Spot spot) {
        // Elsewhere it would be a fault.
        boolean anywhere = hand.rules().pilePlace() == PilePlace.NOTHING_SAID;
        return anywhere && occasions.does(Habit.STRAY_DISCARD) ? stray(hand, spot) : spot;
    }

    /** Over a meld, or over what lies beside the pile. */
    private Spot stray(Hand hand, Spot spot) {
        Optional<Spot> meld = chance.below(2) == 0 ? melds.someSpot(hand) : Optional.empty();
        double far = chance.between(8, 15) * (chance.below(2) == 0 ? 1 : -1);
        boolean across = chance.below(2) == 0;
        return meld.map(there ->
                        new Spot(
                                there.x() + chance.between(-2, 2),
                                there.y() + chance.between(-2, 2),
                                across))
                .orElseGet(() ->
                        spot.across()
                                ? new Spot(spot.x() + far, spot.y(), across)
                                : new Spot(spot.x(), spot.y() + far, across));
    }

    /** A stray one is pushed to the others sooner or later, or stays. */
    void landed(Card card, Spot lies, Spot belongs, long at) {
        if (lies != belongs && chance.below(3) > 0) {
            long push = at + (long) chance.between(800, 9_000);
            fingers.pushLater(card, lies, belongs, push, 400, 4);
        }
    }
}
