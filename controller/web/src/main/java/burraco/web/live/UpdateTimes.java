package burraco.web.live;

import java.util.function.LongSupplier;

/**
 * Times of the regular updates, at fixed intervals whatever happens in between. Hidden events also
 * wake up the thread; if they shifted the next update, a viewer could notice them.
 */
final class UpdateTimes {
    private final long everyNanos;
    private final LongSupplier nanos;
    private long next;

    UpdateTimes(long everyNanos, LongSupplier nanos) {
        this.everyNanos = everyNanos;
        this.nanos = nanos;
        next = nanos.getAsLong() + everyNanos;
    }

    /** Nanoseconds until the next update. */
    long left() {
        return Math.clamp(next - nanos.getAsLong(), 0, everyNanos);
    }

    /** Moves on to the next update; missed ones are skipped. */
    void look() {
        long late = Math.max(0, nanos.getAsLong() - next);
        next += everyNanos * (1 + late / everyNanos);
    }
}
