package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Counts the cards on a scale by its weight alone, whatever changes were counted since the deal. It
 * is a second opinion: a draw that was missed, or taken for a hand, shows here for the rest of the
 * hand.
 */
final class WeightCount {
    /**
     * If it differs from the count by more than this, the count is right and something else lies
     * there.
     */
    private static final int MOST = 5;

    /** The count is wrong when this many rests, with different numbers of cards, say the same. */
    private static final int SEVERAL = 3;

    private Optional<Known> known = Optional.empty();

    /** Share of the last weights that were no whole number of cards. */
    private double odd;

    private double noted;
    private int off;
    private int rests;
    private int restedWith;
    private long since;
    private long followed;

    /**
     * @param zero grams shown with no cards
     * @param card grams per card
     */
    private record Known(double zero, double card) {
        double cards(double grams) {
            return (grams - zero) / card;
        }
    }

    /** Starts counting from these known values. */
    void know(double zero, double card, long now) {
        known = Optional.of(new Known(zero, card));
        odd = 0;
        followed = now;
        agree();
    }

    void forget() {
        known = Optional.empty();
        agree();
    }

    private void agree() {
        off = 0;
        rests = 0;
    }

    /**
     * The number of cards with this weight; empty if the present or recent weights are no whole
     * number of cards.
     */
    OptionalInt cards(double grams) {
        if (known.isEmpty() || odd > ScaleFigures.ODD_WEIGHTS) {
            return OptionalInt.empty();
        }
        double cards = known.get().cards(grams);
        long whole = StrictMath.round(cards);
        boolean plain = whole >= 0 && Math.abs(cards - whole) <= ScaleFigures.TOLERANCE;
        return plain ? OptionalInt.of((int) whole) : OptionalInt.empty();
    }

    /**
     * Records whether a weight is plausible: a stock that was partly pushed off its scale is not.
     */
    private void note(double cards) {
        if (Math.abs(cards - noted) > ScaleFigures.ANOTHER_WEIGHT) {
            noted = cards;
            boolean plain = Math.abs(cards - StrictMath.round(cards)) <= ScaleFigures.PLAIN_WEIGHT;
            odd += ((plain ? 0 : 1) - odd) * ScaleFigures.ODD_LATELY;
        }
    }

    /**
     * Takes in that the scale is at rest with this weight while this many cards have been counted.
     */
    void rest(double grams, int count, long now) {
        if (known.isEmpty()) {
            return;
        }
        note(known.get().cards(grams));
        double more = known.get().cards(grams) - count;
        if (Math.abs(more) < 1 - ScaleFigures.TOLERANCE) {
            drift(more, now);
            agree();
            return;
        }
        OptionalInt cards = cards(grams);
        followed = now;
        if (cards.isEmpty()) {
            return;
        }
        int whole = cards.getAsInt();
        if (whole - count != off) {
            off = whole - count;
            rests = 1;
            since = now;
            restedWith = whole;
        } else if (whole != restedWith) {
            rests++;
            restedWith = whole;
        }
    }

    /** While weight and count agree, the difference is drift of the scale. */
    private void drift(double more, long now) {
        double share = Math.clamp((now - followed) / ScaleFigures.DRIFTS_IN_MILLIS, 0, 1);
        Known one = known.orElseThrow();
        known = Optional.of(new Known(one.zero() + share * more * one.card(), one.card()));
        followed = now;
    }

    /**
     * Whether it agrees with the count, or has differed from it by the same number for more than
     * one draw.
     */
    boolean isSteady() {
        return off == 0 || rests > 1;
    }

    /** Whether the count has been wrong for several draws. */
    boolean contradicts(long now) {
        return rests >= SEVERAL
                && Math.abs(off) <= MOST
                && now - since >= ScaleFigures.COUNTED_WRONG_MILLIS;
    }
}
