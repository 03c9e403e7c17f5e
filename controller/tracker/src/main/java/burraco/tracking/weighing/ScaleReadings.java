package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * The recent values of a scale, and whether and at what weight it is at rest. An unsteady scale is
 * judged by its mean over a longer rest.
 */
final class ScaleReadings {
    private static final int MOST_KEPT = 64;

    private final Tremor tremor;
    private final Deque<double[]> recent = new ArrayDeque<>();
    private boolean any;
    private double latest;
    private long latestAt;
    private double mean;
    private long learned;

    ScaleReadings(Tremor tremor) {
        this.tremor = tremor;
    }

    /** If the clock is set back, the order of arrival counts. */
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

    /** How far a value may be from the weight that lies there. */
    double rest() {
        return trembles() ? ScaleFigures.TREMBLING_REST_GRAMS : ScaleFigures.REST_GRAMS;
    }

    /**
     * Learns from the present value how unsteady the scale is; called while nothing happens on it.
     *
     * @return the weight of the present value in the long-term mean
     */
    double learn(long now) {
        double share = Math.clamp((now - learned) / ScaleFigures.PACE_LEARNED_IN_MILLIS, 0, 1);
        mean += (latest - mean) * share;
        tremor.learn(Math.abs(latest - mean), now - learned);
        learned = now;
        return share;
    }

    /** Learns nothing from the time until now, because something happens on the scale. */
    void pause(long now) {
        learned = now;
    }

    /** Starts a new mean, because another weight lies there from now on. */
    void rests(double grams) {
        mean = grams;
    }

    /**
     * Whether the scale has come to rest.
     *
     * @param since when something began to happen on it
     * @param leant whether a hand has leant on it since
     */
    boolean resting(long since, boolean leant, long now) {
        if (!any
                || now < latestAt
                || trembles()
                        && now - since
                                < ScaleFigures.SHOWS_AFTER_MILLIS + ScaleFigures.TREMBLING_MILLIS) {
            return false;
        }
        long rest = leant ? ScaleFigures.REST_AFTER_A_HAND_MILLIS : ScaleFigures.REST_MILLIS;
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

    /** The weight that lies there: the latest value, or the recent mean of an unsteady scale. */
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

    /** A mean over a longer time is no better and may include what lay there before. */
    private static long begin(long since, long now) {
        return Math.max(
                since + ScaleFigures.SHOWS_AFTER_MILLIS, now - ScaleFigures.MEAN_OVER_MILLIS);
    }
}
