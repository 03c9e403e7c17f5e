package burraco.wire;

/**
 * Converts times of the board's clock to ours. The time in an answer was current in the middle
 * between question and answer, with an error of at most half the round trip. So the shortest of the
 * last round trips is used; because crystals drift, each second makes an answer worse by a tenth of
 * a millisecond.
 */
final class BoardClock {
    private static final int KEPT = 16;
    private static final long DRIFT = 10_000;
    private static final long LONGEST_TRIP_MICROS = 3_000_000;

    private final long[] trips = new long[KEPT];
    private final long[] ahead = new long[KEPT];
    private final long[] cameAt = new long[KEPT];
    private int best;
    private long answers;
    private long guess;
    private long last = Long.MIN_VALUE;
    private long lastTrip;

    /** Forgets the clock, because it is another one. Times still never go back. */
    void forget() {
        answers = 0;
    }

    /** Sets a first estimate until there is an answer: the board's time a while ago. */
    void guess(long at, long now) {
        guess = at - now;
    }

    void answer(long sent, long at, long came) {
        long trip = came - sent;
        if (trip < 0 || trip > LONGEST_TRIP_MICROS) {
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

    /** By how much the board's clock is ahead of ours. */
    long ahead() {
        return answers == 0 ? guess : ahead[best];
    }

    /** The shortest of the last round trips; 0 if there was none. */
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

    /** All age equally, so the best one does not depend on the current time. */
    private long badness(int place) {
        return trips[place] / 2 - cameAt[place] / DRIFT;
    }

    /**
     * Converts a time of the board: the result is not in the future, and never before the last
     * result.
     */
    long ours(long at, long now) {
        last = Math.max(last, Math.min(now, at - ahead()));
        return last;
    }
}
