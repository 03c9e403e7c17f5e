package burraco.tracking.deal;

import burraco.tracking.figures.Dealing;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What one scale says while cards are dealt: from its zero, when nothing lies on the table, to the
 * grams that rest there, and since when.
 */
final class Weighed {
    private static final int MANY_LOOKS = 20;
    private static final int MOST_KEPT = 32;

    private record Shown(double grams, long at) {}

    /**
     * Something that lies there.
     *
     * @param grams the mean of so many looks
     * @param toldAt when it last told anything
     * @param rising whether that was more than before
     */
    private record Rest(
            double grams, int looks, long since, long until, long toldAt, boolean rising) {
        /** Until a second has passed, what was there before still weighs in. */
        Rest with(double more, Rest now) {
            boolean settled = now.until - since > 2 * Dealing.TAKEN_TOGETHER;
            double mean = settled ? (grams * looks + more) / (looks + 1) : more;
            return new Rest(
                    mean, settled ? looks + 1 : 1, since, now.until, now.toldAt, now.rising);
        }

        boolean lasted(long before) {
            return Math.min(before, until) - since >= Dealing.TAKEN_TOGETHER;
        }

        /** A scale that falls silent at once is on its way still by half a step, on average. */
        double inTheEnd() {
            boolean silent = toldAt <= since + Dealing.TAKEN_TOGETHER;
            return grams + (silent ? rising ? Dealing.STEP / 2 : -Dealing.STEP / 2 : 0);
        }
    }

    private final double card;
    private final List<Shown> shown = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();
    private double zero;
    private double nextZero;
    private long nextZeroAt = -2 * Dealing.TAKEN_TOGETHER;
    private boolean zeroed;
    private boolean rising;

    /**
     * @param card grams a card
     */
    Weighed(double card) {
        this.card = card;
    }

    /** It shows so much from now on. */
    void show(double grams, long at) {
        if (!zeroed) {
            zeroed = true;
            zero = grams;
        }
        rising = shown.isEmpty() || grams > shown.getLast().grams();
        if (!shown.isEmpty() && shown.getLast().at() == at) {
            shown.removeLast(); // It stood for no time at all.
        }
        shown.add(new Shown(grams, at));
        forgetUntil(at - Dealing.TAKEN_TOGETHER);
    }

    /**
     * Nothing lies on the table, unless something was left on this very scale. What it shows counts
     * a little later: the first card may be on its way to it.
     */
    void zero(long now) {
        forgetUntil(now - Dealing.TAKEN_TOGETHER);
        boolean near = isAtRest() && Math.abs(mean(now) - zero) < card * Dealing.RESTLESS;
        if (near && now - nextZeroAt >= 2 * Dealing.TAKEN_TOGETHER) {
            zero = nextZeroAt < 0 ? zero : nextZero;
            nextZero = mean(now);
            nextZeroAt = now;
        }
    }

    void look(long now) {
        forgetUntil(now - Dealing.TAKEN_TOGETHER);
        if (!isAtRest()) {
            return;
        }
        double grams = mean(now) - zero;
        Rest here = new Rest(grams, 1, now, now, shown.getLast().at(), rising);
        if (!rests.isEmpty()
                && Math.abs(rests.getLast().grams() - grams) < card * Dealing.ANOTHER) {
            rests.add(rests.removeLast().with(grams, here));
            return;
        }
        rests.add(here);
        if (rests.size() > MOST_KEPT) {
            rests.remove(1); // The first is the scale before anything lay on it.
        }
    }

    /** What was shown before, but for the last of it: that still stands. */
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
        return most - least <= card * Dealing.RESTLESS;
    }

    /** Of the last second, each figure as long as it stood. */
    private double mean(long now) {
        double sum = 0;
        long begin = now - Dealing.TAKEN_TOGETHER;
        for (int i = 0; i < shown.size(); i++) {
            long since = Math.max(begin, shown.get(i).at());
            long until = i + 1 < shown.size() ? shown.get(i + 1).at() : now;
            sum += shown.get(i).grams() * Math.max(0, until - since);
        }
        long whole = now - Math.max(begin, shown.getFirst().at());
        return whole <= 0 ? shown.getLast().grams() : sum / whole;
    }

    /** What lay there last, and for a while, before then, in cards; empty where that is open. */
    OptionalDouble last(long before) {
        for (Rest rest : rests.reversed()) {
            if (rest.lasted(before)) {
                return cards(rest, nothing());
            }
        }
        return OptionalDouble.empty();
    }

    /** The scale as it was when nothing lay there yet, known better than its zero. */
    private double nothing() {
        if (rests.isEmpty() || rests.getFirst().looks() < MANY_LOOKS) {
            return 0;
        }
        double grams = rests.getFirst().grams();
        return Math.abs(grams) < card * Dealing.ANOTHER ? grams : 0;
    }

    /**
     * What was put down there together before then, and lay for a while: at least so many cards,
     * and without what lay there already.
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

    /** When something of what was put down left again; never where it has not. */
    OptionalLong left(int least) {
        for (int i = 0; i + 1 < rests.size(); i++) {
            boolean pack =
                    rests.get(i).lasted(Long.MAX_VALUE) && rests.get(i).grams() > least * card;
            double gone = (rests.get(i).grams() - rests.get(i + 1).grams()) / card;
            if (pack && Math.abs(gone - 1) < Dealing.ANOTHER) {
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
