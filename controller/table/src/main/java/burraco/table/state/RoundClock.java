package burraco.table.state;

import java.util.OptionalLong;

/**
 * The time of a round, which begins when the first card of its first hand is faced (art. 6).
 *
 * @param since when that was
 * @param length milliseconds
 * @param announced whether its end has been reported
 * @param ends when it ends because a hall says so, however long it is
 */
public record RoundClock(OptionalLong since, long length, boolean announced, OptionalLong ends) {
    public static RoundClock of(long length) {
        return new RoundClock(OptionalLong.empty(), length, false, OptionalLong.empty());
    }

    public RoundClock begun(long at) {
        return since.isPresent()
                ? this
                : new RoundClock(OptionalLong.of(at), length, announced, ends);
    }

    public RoundClock wasAnnounced() {
        return new RoundClock(since, length, true, ends);
    }

    /**
     * @param other empty if it ends by its own length
     */
    public RoundClock endingAt(OptionalLong other) {
        return new RoundClock(since, length, announced, other);
    }

    /** Whether its time passes. */
    public boolean runs() {
        return since.isPresent() || ends.isPresent();
    }

    /**
     * Milliseconds left; all of them before it begins. In a pause they stand still, and a hall
     * moves the end by its own pauses.
     */
    public long left(long now, Pauses pauses) {
        if (announced) {
            return 0; // A later end cannot take it back.
        }
        if (ends.isPresent()) {
            return Math.max(0, ends.getAsLong() - pauses.since().orElse(now));
        }
        if (since.isEmpty()) {
            return length;
        }
        long begun = since.getAsLong();
        return Math.max(0, begun + length + pauses.within(begun, now) - now);
    }

    /** Whether it is over and that has not been reported. */
    public boolean isDue(long now, Pauses pauses) {
        return !announced && left(now, pauses) == 0 && !(ends.isPresent() && pauses.isOn());
    }
}
