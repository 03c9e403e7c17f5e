package burraco.web.seat;

import burraco.cards.Seat;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Limits how often a seat may send orders, to about what a person can press: each order is a line
 * in the journal, which somebody with a seat's code must not be able to fill.
 */
final class SeatRate {
    /** A burst, then one order for each interval. */
    static final int BURST = 8;

    static final long EACH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Map<Seat, Long> free = new EnumMap<>(Seat.class);
    private final LongSupplier nanos;

    SeatRate(LongSupplier nanos) {
        this.nanos = nanos;
    }

    synchronized boolean admits(Seat seat) {
        long now = nanos.getAsLong();
        long earliest = now - (BURST - 1) * EACH_NANOS;
        long from = Math.max(free.getOrDefault(seat, earliest), earliest);
        if (from > now) {
            return false;
        }
        free.put(seat, from + EACH_NANOS);
        return true;
    }
}
