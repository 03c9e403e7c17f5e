package burraco.tracking.weighing;

import burraco.tracking.figures.Scale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How many cards lie on a scale by its weight alone, whatever steps were counted since the deal. It
 * is a second opinion: a step that was missed or taken for a hand shows here for the rest of the
 * hand.
 */
final class ByWeight {
    /** So far off, the count was not wrong: something else lies there. */
    private static final int MOST = 5;

    /** The count is wrong when so many rests, with other numbers of cards, say the same. */
    private static final int SEVERAL = 3;

    private Optional<Known> known = Optional.empty();

    /** The share of the last weights that were no number of cards. */
    private double odd;

    private double noted;
    private int off;
    private int rests;
    private int restedWith;
    private long since;
    private long followed;

    /**
     * @param zero what the scale shows with no cards
     * @param card what one weighs
     */
    private record Known(double zero, double card) {
        double cards(double grams) {
            return (grams - zero) / card;
        }
    }

    /** From here on the weight counts by itself. */
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

    /** How many cards weigh so much; empty where no number of cards does, lately or now. */
    OptionalInt cards(double grams) {
        if (known.isEmpty() || odd > Scale.ODD_WEIGHTS) {
            return OptionalInt.empty();
        }
        double cards = known.get().cards(grams);
        long whole = StrictMath.round(cards);
        boolean plain = whole >= 0 && Math.abs(cards - whole) <= Scale.TOLERANCE;
        return plain ? OptionalInt.of((int) whole) : OptionalInt.empty();
    }

    /** A stock that was pushed off its scale, in part, weighs what no cards do. */
    private void note(double cards) {
        if (Math.abs(cards - noted) > Scale.ANOTHER_WEIGHT) {
            noted = cards;
            boolean plain = Math.abs(cards - StrictMath.round(cards)) <= Scale.PLAIN_WEIGHT;
            odd += ((plain ? 0 : 1) - odd) * Scale.ODD_LATELY;
        }
    }

    /** At rest the scale shows so many grams, and so many cards have been counted. */
    void rest(double grams, int count, long now) {
        if (known.isEmpty()) {
            return;
        }
        note(known.get().cards(grams));
        double more = known.get().cards(grams) - count;
        if (Math.abs(more) < 1 - Scale.TOLERANCE) {
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

    /** As long as both agree, what is left over is the drift of the scale. */
    private void drift(double more, long now) {
        double share = Math.clamp((now - followed) / Scale.DRIFTS_IN, 0, 1);
        Known one = known.orElseThrow();
        known = Optional.of(new Known(one.zero() + share * more * one.card(), one.card()));
        followed = now;
    }

    /** Whether it agrees with the count, or has differed as much before another card was drawn. */
    boolean isSteady() {
        return off == 0 || rests > 1;
    }

    /** Whether the count has been wrong for several draws. */
    boolean contradicts(long now) {
        return rests >= SEVERAL && Math.abs(off) <= MOST && now - since >= Scale.COUNTED_WRONG;
    }
}
