package burraco.web.http;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How fast each home may ask. Whoever asks faster waits for his turn, and takes no time from the
 * table and from others; who would wait too long is refused, and his request takes no turn.
 */
final class Pace {
    /** So many at once, as when several pages are opened; and then so many a second. */
    static final int AT_ONCE = 300;

    static final int A_SECOND = 25;

    /** Whoever's turn is further away is refused. */
    static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(4);

    private static final long EACH_NANOS = TimeUnit.SECONDS.toNanos(1) / A_SECOND;

    /** When all that was asked from there will have been answered at the usual pace. */
    private final Map<Home, Long> done = new HashMap<>();

    private final LongSupplier nanos;

    Pace(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /**
     * When a request may be looked at.
     *
     * @param nanos so long it waits
     * @param comes whether it comes at all; else it is refused by then
     */
    record Turn(long nanos, boolean comes) {
        static final Turn AT_ONCE = new Turn(0, true);
    }

    synchronized Turn next(Home home) {
        long now = nanos.getAsLong();
        long behind = Math.max(0, done.getOrDefault(home, now) - now) + EACH_NANOS;
        long pause = Math.max(0, behind - AT_ONCE * EACH_NANOS);
        if (pause > LONGEST_NANOS) {
            return new Turn(LONGEST_NANOS, false);
        }
        done.put(home, now + behind);
        return new Turn(pause, true);
    }

    /** Whoever has not asked for a while is a stranger again. */
    synchronized void forget() {
        long now = nanos.getAsLong();
        done.values().removeIf(when -> when - now <= 0);
    }
}
