package burraco.web.http;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How fast each address may ask. Whoever asks faster waits, and takes no time from the table and
 * from others; nobody is refused for it.
 */
final class Pace {
    /** So many at once, as when several pages are opened; and then so many a second. */
    static final int AT_ONCE = 300;

    static final int A_SECOND = 25;

    private static final long EACH_NANOS = TimeUnit.SECONDS.toNanos(1) / A_SECOND;
    private static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** When all that was asked from there would have been answered at the usual pace. */
    private final Map<Object, Long> done = new HashMap<>();

    private final LongSupplier nanos;

    Pace(LongSupplier nanos) {
        this.nanos = nanos;
    }

    synchronized long pauseNanos(Object home) {
        long now = nanos.getAsLong();
        long behind = Math.max(0, done.getOrDefault(home, now) - now) + EACH_NANOS;
        long pause = Math.clamp(behind - AT_ONCE * EACH_NANOS, 0, LONGEST_NANOS);
        done.put(home, now + Math.min(behind, AT_ONCE * EACH_NANOS + LONGEST_NANOS));
        return pause;
    }

    /** Whoever has not asked for a while is a stranger again. */
    synchronized void forget() {
        long now = nanos.getAsLong();
        done.values().removeIf(when -> when - now <= 0);
    }
}
