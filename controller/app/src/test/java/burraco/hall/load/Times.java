package burraco.hall.load;

import java.util.concurrent.atomic.AtomicLongArray;

/** How long things took, as counts: in steps of a quarter of a millisecond, up to a minute. */
final class Times {
    private static final long STEP_NANOS = 250_000;
    private static final int STEPS = 240_000;

    private final AtomicLongArray counts = new AtomicLongArray(STEPS);

    void add(long nanos) {
        counts.incrementAndGet(Math.clamp(nanos / STEP_NANOS, 0, STEPS - 1));
    }

    void clear() {
        for (int i = 0; i < STEPS; i++) {
            counts.set(i, 0);
        }
    }

    long count() {
        return within(STEPS);
    }

    private long within(int steps) {
        long sum = 0;
        for (int i = 0; i < steps; i++) {
            sum += counts.get(i);
        }
        return sum;
    }

    /** The time within which this share of all is. */
    double millis(double share) {
        long wanted = (long) Math.ceil(share * count());
        long sum = 0;
        for (int i = 0; i < STEPS; i++) {
            sum += counts.get(i);
            if (sum >= wanted) {
                return (i + 1) * STEP_NANOS / 1e6;
            }
        }
        return 0;
    }

    @Override
    public String toString() {
        return "%,d: half within %.1f ms, 99 %% within %.1f ms, all within %.1f ms"
                .formatted(count(), millis(0.5), millis(0.99), millis(1));
    }
}
