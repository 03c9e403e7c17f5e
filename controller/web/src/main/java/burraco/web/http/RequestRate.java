package burraco.web.http;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Limits the request rate of each client network. Requests above the rate are delayed; a request
 * that would be delayed too long is refused, and does not count.
 */
final class RequestRate {
    /** A burst, as when several pages are opened, and then a steady rate. */
    static final int BURST = 300;

    static final int PER_SECOND = 25;

    /** Longest delay before a request is refused. */
    static final long MAX_DELAY_NANOS = TimeUnit.SECONDS.toNanos(4);

    private static final long EACH_NANOS = TimeUnit.SECONDS.toNanos(1) / PER_SECOND;

    /**
     * For each network, the time at which all its requests so far are paid for at the steady rate.
     */
    private final Map<ClientNetwork, Long> done = new HashMap<>();

    private final LongSupplier nanos;

    RequestRate(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /**
     * When a request may be served.
     *
     * @param nanos how long it waits
     * @param comes whether it is served after that, or refused
     */
    record Turn(long nanos, boolean comes) {
        static final Turn AT_ONCE = new Turn(0, true);
    }

    synchronized Turn next(ClientNetwork home) {
        long now = nanos.getAsLong();
        long behind = Math.max(0, done.getOrDefault(home, now) - now) + EACH_NANOS;
        long pause = Math.max(0, behind - BURST * EACH_NANOS);
        if (pause > MAX_DELAY_NANOS) {
            return new Turn(MAX_DELAY_NANOS, false);
        }
        done.put(home, now + behind);
        return new Turn(pause, true);
    }

    /** Drops networks that have used up no part of their burst. */
    synchronized void forget() {
        long now = nanos.getAsLong();
        done.values().removeIf(when -> when - now <= 0);
    }
}
