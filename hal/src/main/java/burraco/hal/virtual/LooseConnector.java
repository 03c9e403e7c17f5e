package burraco.hal.virtual;

/**
 * A connector that works loose: the misses of its antenna had this factor at that time, and grow
 * every hour.
 */
record LooseConnector(long since, double times, double timesAnHour) {
    static final LooseConnector NOT = new LooseConnector(0, 1, 0);

    private static final double HOUR_MILLIS = 3_600_000;

    double at(long millis) {
        return times + timesAnHour * (millis - since) / HOUR_MILLIS;
    }

    /** A faster growth from now on; the factor so far stays. */
    LooseConnector more(long millis, double anHour) {
        return new LooseConnector(millis, at(millis), timesAnHour + anHour);
    }
}
