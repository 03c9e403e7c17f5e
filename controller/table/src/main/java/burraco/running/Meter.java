package burraco.running;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** How a running table fares, in figures that any thread may read. */
public final class Meter {
    /** Upper bounds in microseconds; what takes longer falls behind the last one. */
    public static final long[] BOUNDS = {
        100, 250, 500, 1_000, 1_500, 2_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000
    };

    private final AtomicLong inputs = new AtomicLong();
    private final AtomicLong decisions = new AtomicLong();
    private final AtomicLong failures = new AtomicLong();
    private final AtomicLong micros = new AtomicLong();
    private final AtomicLongArray within = new AtomicLongArray(BOUNDS.length + 1);

    /**
     * @param nanos from the input until everybody was told, but for the deciding
     * @param decided whether something came of it: then it was written down and told by now
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

    /** The same of all decisions together. */
    public long micros() {
        return micros.get();
    }

    /** How many decisions took no longer than that bound, and longer than the one before. */
    public long within(int bound) {
        return within.get(bound);
    }
}
