package burraco.web.console;

/**
 * The pause after wrong PINs: it doubles with each one, up to a minute. Times are milliseconds of a
 * monotonic clock.
 */
final class PinThrottle {
    private static final int FREE_ATTEMPTS = 2;
    private static final long FIRST_WAIT_MILLIS = 1_000;
    private static final long LONGEST_WAIT_MILLIS = 60_000;
    private static final long FORGET_AFTER_MILLIS = 15 * 60_000;
    private static final int MAX_DOUBLINGS = 16;

    private int count;
    private long last;

    /** Milliseconds until the next attempt is allowed; 0 if one is allowed now. */
    long left(long now) {
        int over = isForgotten(now) ? 0 : count - FREE_ATTEMPTS;
        return over <= 0
                ? 0
                : Math.max(
                        0,
                        last
                                + Math.min(
                                        LONGEST_WAIT_MILLIS,
                                        FIRST_WAIT_MILLIS << Math.min(over - 1, MAX_DOUBLINGS))
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
        return now - last > FORGET_AFTER_MILLIS;
    }
}
