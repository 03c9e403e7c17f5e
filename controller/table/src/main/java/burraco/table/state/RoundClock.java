package burraco.table.state;

import java.util.OptionalLong;

/**
 * The time of a round, which begins when the first card of its first hand is faced (art. 6).
 *
 * @param since when that was
 * @param length milliseconds
 * @param announced whether its end has been reported
 */
public record RoundClock(OptionalLong since, long length, boolean announced) {
    public static RoundClock of(long length) {
        return new RoundClock(OptionalLong.empty(), length, false);
    }

    public RoundClock begun(long at) {
        return since.isPresent() ? this : new RoundClock(OptionalLong.of(at), length, announced);
    }

    public RoundClock wasAnnounced() {
        return new RoundClock(since, length, true);
    }

    /** Milliseconds left; all of them before it begins. */
    public long left(long now, Pauses pauses) {
        if (since.isEmpty()) {
            return length;
        }
        long begun = since.getAsLong();
        return Math.max(0, begun + length + pauses.within(begun, now) - now);
    }

    /** Whether it is over and that has not been reported. */
    public boolean isDue(long now, Pauses pauses) {
        return !announced && left(now, pauses) == 0;
    }
}
