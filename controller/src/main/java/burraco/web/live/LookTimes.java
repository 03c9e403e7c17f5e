package burraco.web.live;

import java.util.function.LongSupplier;

/**
 * When it is time to look: at even times, whatever happens between. What the table works out and
 * nobody may see wakes it up too; if that moved the next look, whoever watches would notice.
 */
final class LookTimes {
    private final long every;
    private final LongSupplier nanos;
    private long next;

    LookTimes(long every, LongSupplier nanos) {
        this.every = every;
        this.nanos = nanos;
        next = nanos.getAsLong() + every;
    }

    /** Nanoseconds until the next one. */
    long left() {
        return Math.clamp(next - nanos.getAsLong(), 0, every);
    }

    /** It is time, and somebody looks; those that were missed are not made up for. */
    void look() {
        long late = Math.max(0, nanos.getAsLong() - next);
        next += every * (1 + late / every);
    }
}
