package burraco.web.console;

/**
 * So many at first, and then one more each time so much has passed. Times are milliseconds of a
 * clock that only counts on.
 */
final class Budget {
    private final long every;
    private final long ahead;
    private long spent = Long.MIN_VALUE;

    /**
     * @param first how many there are at once
     * @param every milliseconds until there is one more
     */
    Budget(int first, long every) {
        this.every = every;
        ahead = (first - 1) * every;
    }

    /** Milliseconds until one may be spent; 0 where one may be now. */
    long left(long now) {
        return spent == Long.MIN_VALUE ? 0 : Math.max(0, spent - ahead - now);
    }

    void spend(long now) {
        spent = Math.max(spent, now) + every;
    }
}
