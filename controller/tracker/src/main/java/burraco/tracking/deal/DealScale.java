package burraco.tracking.deal;

import burraco.tracking.figures.DealFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * One scale while cards are dealt: the weights at which it came to rest, relative to the empty
 * table, and when.
 */
final class DealScale {
    private static final int MANY_LOOKS = 20;
    private static final int MOST_KEPT = 32;

    private record Shown(double grams, long at) {}

    /**
     * A weight that lay there for a while.
     *
     * @param grams mean of the values
     * @param looks how many values that is
     * @param toldAt when the scale last reported anything
     * @param rising whether that value was higher than the one before
     */
    private record Rest(
            double grams, int looks, long since, long until, long toldAt, boolean rising) {
        /** For the first seconds the mean still includes what was there before. */
        Rest with(double more, Rest now) {
            boolean settled = now.until - since > 2 * DealFigures.TAKEN_TOGETHER_MILLIS;
            double mean = settled ? (grams * looks + more) / (looks + 1) : more;
            return new Rest(
                    mean, settled ? looks + 1 : 1, since, now.until, now.toldAt, now.rising);
        }

        boolean lasted(long before) {
            return Math.min(before, until) - since >= DealFigures.TAKEN_TOGETHER_MILLIS;
        }

        /**
         * A scale that stops reporting is still half a reporting step away from the final weight,
         * on average.
         */
        double inTheEnd() {
            boolean silent = toldAt <= since + DealFigures.TAKEN_TOGETHER_MILLIS;
            return grams + (silent ? rising ? DealFigures.STEP / 2 : -DealFigures.STEP / 2 : 0);
        }
    }

    private final double card;
    private final List<Shown> shown = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();
    private double zero;
    private double nextZero;
    private long nextZeroAt = -2 * DealFigures.TAKEN_TOGETHER_MILLIS;
    private boolean zeroed;
    private boolean rising;

    /**
     * @param card grams per card
     */
    DealScale(double card) {
        this.card = card;
    }

    /** Takes in a value that the scale reports. */
    void show(double grams, long at) {
        if (!zeroed) {
            zeroed = true;
            zero = grams;
        }
        rising = shown.isEmpty() || grams > shown.getLast().grams();
        if (!shown.isEmpty() && shown.getLast().at() == at) {
            shown.removeLast(); // This value was shown for no time at all.
        }
        shown.add(new Shown(grams, at));
        forgetUntil(at - DealFigures.TAKEN_TOGETHER_MILLIS);
    }

    /**
     * Sets the zero point, because the table is empty, unless something was left on this scale. It
     * takes effect a little later, since the first card may already be on its way.
     */
    void zero(long now) {
        forgetUntil(now - DealFigures.TAKEN_TOGETHER_MILLIS);
        boolean near = isAtRest() && Math.abs(mean(now) - zero) < card * DealFigures.RESTLESS;
        if (near && now - nextZeroAt >= 2 * DealFigures.TAKEN_TOGETHER_MILLIS) {
            zero = nextZeroAt < 0 ? zero : nextZero;
            nextZero = mean(now);
            nextZeroAt = now;
        }
    }

    void look(long now) {
        forgetUntil(now - DealFigures.TAKEN_TOGETHER_MILLIS);
        if (!isAtRest()) {
            return;
        }
        double grams = mean(now) - zero;
        Rest here = new Rest(grams, 1, now, now, shown.getLast().at(), rising);
        if (!rests.isEmpty()
                && Math.abs(rests.getLast().grams() - grams) < card * DealFigures.ANOTHER) {
            rests.add(rests.removeLast().with(grams, here));
            return;
        }
        rests.add(here);
        if (rests.size() > MOST_KEPT) {
            rests.remove(1); // The first entry is the weight before anything lay on the scale.
        }
    }

    /** Drops the values before this time, except the last of them, which still holds. */
    private void forgetUntil(long then) {
        while (shown.size() > 1 && shown.get(1).at() <= then) {
            shown.removeFirst();
        }
    }

    private boolean isAtRest() {
        if (shown.isEmpty()) {
            return false;
        }
        double least = shown.getFirst().grams();
        double most = least;
        for (Shown one : shown) {
            least = Math.min(least, one.grams());
            most = Math.max(most, one.grams());
        }
        return most - least <= card * DealFigures.RESTLESS;
    }

    /** Mean over the last second, each value weighted with the time for which it was shown. */
    private double mean(long now) {
        double sum = 0;
        long begin = now - DealFigures.TAKEN_TOGETHER_MILLIS;
        for (int i = 0; i < shown.size(); i++) {
            long since = Math.max(begin, shown.get(i).at());
            long until = i + 1 < shown.size() ? shown.get(i + 1).at() : now;
            sum += shown.get(i).grams() * Math.max(0, until - since);
        }
        long whole = now - Math.max(begin, shown.getFirst().at());
        return whole <= 0 ? shown.getLast().grams() : sum / whole;
    }

    /** The last weight that lay there for a while before then, in cards; empty if unknown. */
    OptionalDouble last(long before) {
        for (Rest rest : rests.reversed()) {
            if (rest.lasted(before)) {
                return cards(rest, nothing());
            }
        }
        return OptionalDouble.empty();
    }

    /** The weight of the empty scale, known better than its zero point. */
    private double nothing() {
        if (rests.isEmpty() || rests.getFirst().looks() < MANY_LOOKS) {
            return 0;
        }
        double grams = rests.getFirst().grams();
        return Math.abs(grams) < card * DealFigures.ANOTHER ? grams : 0;
    }

    /**
     * The weight that was put down at once before then and stayed, for at least this many cards,
     * without what was there before.
     */
    OptionalDouble putDown(int least, long before) {
        double under = 0;
        for (Rest rest : rests) {
            if (rest.lasted(before)) {
                if (rest.grams() - under >= least * card) {
                    return cards(rest, under);
                }
                under = rest.grams();
            }
        }
        return OptionalDouble.empty();
    }

    /** When a card first left the weight that was put down; empty if none has. */
    OptionalLong left(int least) {
        for (int i = 0; i + 1 < rests.size(); i++) {
            boolean pack =
                    rests.get(i).lasted(Long.MAX_VALUE) && rests.get(i).grams() > least * card;
            double gone = (rests.get(i).grams() - rests.get(i + 1).grams()) / card;
            if (pack && Math.abs(gone - 1) < DealFigures.ANOTHER) {
                return OptionalLong.of(rests.get(i).until());
            }
        }
        return OptionalLong.empty();
    }

    private OptionalDouble cards(Rest rest, double under) {
        return OptionalDouble.of((rest.inTheEnd() - under) / card);
    }

    void clear() {
        rests.clear();
    }
}
