package burraco.tracking.weighing;

import burraco.tracking.figures.Scale;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * What a scale has shown lately, and what that comes to. A scale that trembles is believed more
 * slowly: by its mean over a longer rest.
 */
final class Shown {
    private static final int MOST_KEPT = 64;

    private final Tremor tremor;
    private final Deque<double[]> recent = new ArrayDeque<>();
    private boolean any;
    private double latest;
    private long latestAt;
    private double mean;
    private long learned;

    Shown(Tremor tremor) {
        this.tremor = tremor;
    }

    /** A clock that is set back tells nothing of the order in which it was shown. */
    void add(double grams, long said) {
        long at = any ? Math.max(latestAt, said) : said;
        recent.addLast(new double[] {at, grams});
        if (recent.size() > MOST_KEPT) {
            recent.removeFirst();
        }
        if (!any) {
            any = true;
            mean = grams;
            learned = at;
        }
        latest = grams;
        latestAt = at;
    }

    boolean any() {
        return any;
    }

    double latest() {
        return latest;
    }

    long latestAt() {
        return latestAt;
    }

    boolean trembles() {
        return tremor.isMuch();
    }

    /** What is shown differs by no more than that from what lies there. */
    double rest() {
        return trembles() ? Scale.TREMBLING_REST : Scale.REST;
    }

    /**
     * Nothing is done there: what it shows is off by chance.
     *
     * @return how much what it shows now counts among what it shows in the long run
     */
    double learn(long now) {
        double share = Math.clamp((now - learned) / Scale.PACE_LEARNED_IN, 0, 1);
        mean += (latest - mean) * share;
        tremor.learn(Math.abs(latest - mean), now - learned);
        learned = now;
        return share;
    }

    /** Something is done there, of which nothing can be learned. */
    void pause(long now) {
        learned = now;
    }

    /** Another weight lies there from now on. */
    void rests(double grams) {
        mean = grams;
    }

    /**
     * Whether it has come to rest.
     *
     * @param since when something began to be done there
     * @param leant whether a hand leant on it meanwhile
     */
    boolean resting(long since, boolean leant, long now) {
        if (!any
                || now < latestAt
                || trembles() && now - since < Scale.SHOWS_AFTER + Scale.TREMBLING_MILLIS) {
            return false;
        }
        long rest = leant ? Scale.REST_AFTER_A_HAND : Scale.REST_MILLIS;
        long from = trembles() ? begin(since, now) : now - rest;
        double weight = weight(since, now);
        for (Iterator<double[]> back = recent.descendingIterator(); back.hasNext(); ) {
            double[] one = back.next();
            if (Math.abs(one[1] - weight) > rest()) {
                return false;
            }
            if (one[0] <= from) {
                return true;
            }
        }
        return recent.size() >= MOST_KEPT;
    }

    /** What lies there by now: what it shows, or its mean of the last while where it trembles. */
    double weight(long since, long now) {
        if (!trembles()) {
            return latest;
        }
        double sum = 0;
        double until = now;
        long from = begin(since, now);
        for (Iterator<double[]> back = recent.descendingIterator(); back.hasNext(); ) {
            double[] one = back.next();
            double begun = Math.min(Math.max(one[0], from), until);
            sum += one[1] * (until - begun);
            until = begun;
        }
        double time = now - until;
        return time <= 0 ? latest : sum / time;
    }

    /** A mean of more than that is no better, and may be of what lay there before. */
    private static long begin(long since, long now) {
        return Math.max(since + Scale.SHOWS_AFTER, now - Scale.MEAN_OVER);
    }
}
