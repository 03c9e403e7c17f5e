package burraco.wire;

/**
 * What the board's clock shows, seen from ours. In the middle between question and answer it showed
 * what the answer says, give or take half of the way; so the shortest of the last ways counts, but
 * crystals drift: each second makes an answer worse by a tenth of a millisecond.
 */
final class BoardClock {
    private static final int KEPT = 16;
    private static final long DRIFT = 10_000;
    private static final long LONGEST_TRIP = 3_000_000;

    private final long[] trips = new long[KEPT];
    private final long[] ahead = new long[KEPT];
    private final long[] cameAt = new long[KEPT];
    private int best;
    private long answers;
    private long guess;
    private long last = Long.MIN_VALUE;
    private long lastTrip;

    /** Another clock: what was known of the old one is worth nothing. Times still never go back. */
    void forget() {
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
        cameAt[place] = came;
        lastTrip = trip;
        best = best();
    }

    long answers() {
        return answers;
    }

    /** How far the board's clock is ahead of ours. */
    long ahead() {
        return answers == 0 ? guess : ahead[best];
    }

    /** Of the last ways; 0 where there was none. */
    long bestTrip() {
        return answers == 0 ? 0 : trips[best];
    }

    long lastTrip() {
        return lastTrip;
    }

    private int best() {
        int found = 0;
        for (int place = 1; place < Math.min(answers, KEPT); place++) {
            found = badness(place) < badness(found) ? place : found;
        }
        return found;
    }

    /** All grow older alike, so which one is best does not depend on when that is asked. */
    private long badness(int place) {
        return trips[place] / 2 - cameAt[place] / DRIFT;
    }

    /** The board's time on our clock: not in the future, and never before the one told last. */
    long ours(long at, long now) {
        last = Math.max(last, Math.min(now, at - ahead()));
        return last;
    }
}
