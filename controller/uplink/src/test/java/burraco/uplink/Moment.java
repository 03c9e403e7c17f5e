package burraco.uplink;

/** The time of a test: all clocks in it are so far ahead of each other as it says. */
final class Moment {
    private static final long HALL = 1_790_000_000_000L;

    private volatile long now;

    long now() {
        return now;
    }

    void is(long millis) {
        now = millis;
    }

    void passes(long millis) {
        now += millis;
    }

    long hall() {
        return HALL + now;
    }
}
