package burraco.wire;

import java.util.Arrays;

/**
 * What the board's clock shows, seen from ours. In the middle between question and answer it showed
 * what the answer says, give or take half of the way; so the shortest of the last ways counts.
 */
final class BoardClock {
    private static final int KEPT = 16;
    private static final long LONGEST_TRIP = 3_000_000;

    private final long[] trips = new long[KEPT];
    private final long[] ahead = new long[KEPT];
    private long answers;
    private long guess;
    private long last = Long.MIN_VALUE;
    private long lastTrip;

    /** Another clock: what was known of the old one is worth nothing. Times still never go back. */
    void forget() {
        Arrays.fill(trips, Long.MAX_VALUE);
        answers = 0;
    }

    /** Better than nothing until there is an answer: the board's time, some while ago. */
    void guess(long at, long now) {
        guess = at - now;
    }

    void answer(long sent, long at, long came) {
        long trip = came - sent;
        if (trip < 0 || trip > LONGEST_TRIP) {
            return;
        }
        int place = (int) (answers++ % KEPT);
        trips[place] = trip;
        ahead[place] = at - (sent + trip / 2);
        lastTrip = trip;
    }

    long answers() {
        return answers;
    }

    /** How far the board's clock is ahead of ours. */
    long ahead() {
        return answers == 0 ? guess : ahead[best()];
    }

    /** Of the last ways; 0 where there was none. */
    long bestTrip() {
        return answers == 0 ? 0 : trips[best()];
    }

    long lastTrip() {
        return lastTrip;
    }

    private int best() {
        int best = 0;
        for (int place = 1; place < Math.min(answers, KEPT); place++) {
            best = trips[place] < trips[best] ? place : best;
        }
        return best;
    }

    /** The board's time on our clock: not in the future, and never before the one told last. */
    long ours(long at, long now) {
        last = Math.max(last, Math.min(now, at - ahead()));
        return last;
    }
}
