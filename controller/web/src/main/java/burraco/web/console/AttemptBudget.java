package burraco.web.console;

/**
 * A token bucket: a number of attempts at once, then one more at each interval. Times are
 * milliseconds of a monotonic clock.
 */
final class AttemptBudget {
    private final long everyMillis;
    private final long aheadMillis;
    private long spentUntil = Long.MIN_VALUE;

    /**
     * @param first attempts available at once
     * @param everyMillis interval until one more becomes available
     */
    AttemptBudget(int first, long everyMillis) {
        this.everyMillis = everyMillis;
        aheadMillis = (first - 1) * everyMillis;
    }

    /** Milliseconds until an attempt is available; 0 if one is available now. */
    long left(long now) {
        return spentUntil == Long.MIN_VALUE ? 0 : Math.max(0, spentUntil - aheadMillis - now);
    }

    void spend(long now) {
        spentUntil = Math.max(spentUntil, now) + everyMillis;
    }
}
