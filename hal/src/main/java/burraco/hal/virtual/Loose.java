package burraco.hal.virtual;

/**
 * A connector that works loose: its antenna missed so many times as much by then, and misses more
 * every hour.
 */
record Loose(long since, double times, double timesAnHour) {
    static final Loose NOT = new Loose(0, 1, 0);

    private static final double HOUR = 3_600_000;

    double at(long millis) {
        return times + timesAnHour * (millis - since) / HOUR;
    }

    /** It works looser still: what it came to so far stays. */
    Loose more(long millis, double anHour) {
        return new Loose(millis, at(millis), timesAnHour + anHour);
    }
}
