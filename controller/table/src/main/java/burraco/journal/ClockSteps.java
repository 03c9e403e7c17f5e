package burraco.journal;

import java.util.OptionalLong;

/**
 * Notices that the clock on the wall was moved, by comparing it with one that nobody can set. Both
 * count in the same way through a change to summer time, which is not a change of the clock.
 */
final class ClockSteps {
    /** A network corrects a clock by seconds all the time. */
    private static final long LEAST_MILLIS = 30_000;

    /**
     * A look at the clocks.
     *
     * @param ahead by how much the clock on the wall is ahead of the other one
     * @param set whether it is known to be right
     */
    private record Look(OptionalLong ahead, boolean set) {}

    private final JournalFile.Clock clock;
    private Look before;
    private Look now;

    ClockSteps(JournalFile.Clock clock) {
        this.clock = clock;
        now = both();
        before = now;
    }

    private Look both() {
        OptionalLong steady = clock.steadyMillis();
        OptionalLong ahead =
                steady.isPresent()
                        ? OptionalLong.of(clock.millis() - steady.getAsLong())
                        : OptionalLong.empty();
        return new Look(ahead, clock.isSet());
    }

    /**
     * By how much the clock on the wall was moved since what was seen last; empty if it was not. If
     * it was known to be right before, what was written by it is right.
     */
    OptionalLong look() {
        now = both();
        if (before.set() || now.ahead().isEmpty() || before.ahead().isEmpty()) {
            return OptionalLong.empty();
        }
        long moved = now.ahead().getAsLong() - before.ahead().getAsLong();
        return Math.abs(moved) < LEAST_MILLIS ? OptionalLong.empty() : OptionalLong.of(moved);
    }

    /** What was found by the last look is written down. */
    void seen() {
        before = now;
    }
}
