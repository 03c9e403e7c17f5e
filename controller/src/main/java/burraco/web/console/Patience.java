package burraco.web.console;

/**
 * How long somebody has to wait who gave a wrong PIN: longer each time, up to a minute. Times are
 * milliseconds of a clock that only counts on.
 */
final class Patience {
    private static final int FREE = 2;
    private static final long FIRST_WAIT = 1_000;
    private static final long LONGEST_WAIT = 60_000;
    private static final long FORGETS = 15 * 60_000;
    private static final int MOST_DOUBLINGS = 16;

    private int count;
    private long last;

    /** Milliseconds until he may try again; 0 where he may now. */
    long left(long now) {
        int over = isForgotten(now) ? 0 : count - FREE;
        return over <= 0
                ? 0
                : Math.max(
                        0,
                        last
                                + Math.min(
                                        LONGEST_WAIT,
                                        FIRST_WAIT << Math.min(over - 1, MOST_DOUBLINGS))
                                - now);
    }

    void failed(long now) {
        count = isForgotten(now) ? 1 : count + 1;
        last = now;
    }

    void succeeded() {
        count = 0;
    }

    private boolean isForgotten(long now) {
        return now - last > FORGETS;
    }
}
