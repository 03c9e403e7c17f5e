package burraco.running;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** Figures about a running table. For any thread. */
public final class Meter {
    /** Upper bounds of the histogram's buckets in microseconds; the last bucket has none. */
    public static final long[] BOUNDS = {
        100, 250, 500, 1_000, 1_500, 2_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 200_000,
        500_000, 1_000_000, 2_000_000
    };

    private final AtomicLong inputs = new AtomicLong();
    private final AtomicLong decisions = new AtomicLong();
    private final AtomicLong failures = new AtomicLong();
    private final AtomicLong micros = new AtomicLong();
    private final AtomicLongArray within = new AtomicLongArray(BOUNDS.length + 1);

    /**
     * @param nanos the time from the input until everybody was told, without the time to decide
     * @param decided whether the input had effects
     */
    void took(long nanos, boolean decided) {
        inputs.incrementAndGet();
        if (!decided) {
            return;
        }
        decisions.incrementAndGet();
        micros.addAndGet(nanos / 1_000);
        int at = 0;
        while (at < BOUNDS.length && nanos / 1_000 > BOUNDS[at]) {
            at++;
        }
        within.incrementAndGet(at);
    }

    void failed() {
        failures.incrementAndGet();
    }

    public long inputs() {
        return inputs.get();
    }

    public long decisions() {
        return decisions.get();
    }

    public long failures() {
        return failures.get();
    }

    /** The sum of these times over all decisions, in microseconds. */
    public long micros() {
        return micros.get();
    }

    /** The number of decisions in that bucket. */
    public long within(int bound) {
        return within.get(bound);
    }
}
