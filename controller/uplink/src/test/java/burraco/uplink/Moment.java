package burraco.uplink;

import java.util.OptionalLong;

/** The time of a test: all clocks in it are so far ahead of each other as it says. */
final class Moment {
    private static final long HALL = 1_790_000_000_000L;

    private volatile long now;
    private volatile OptionalLong wallError = OptionalLong.empty();

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

    /** Tables have clocks that go on while they are off. */
    void tablesHaveBatteries() {
        wallError = OptionalLong.of(2_000);
    }

    OptionalLong wallError() {
        return wallError;
    }
}
