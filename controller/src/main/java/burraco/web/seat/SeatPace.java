package burraco.web.seat;

import burraco.cards.Seat;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How often a seat may want something: as often as a person presses a button. Every wish costs the
 * table a line in its journal, and whoever has a seat's code must not fill it.
 */
final class SeatPace {
    /** So many at once, and then one in each of these spans. */
    static final int AT_ONCE = 8;

    static final long EACH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Map<Seat, Long> free = new EnumMap<>(Seat.class);
    private final LongSupplier nanos;

    SeatPace(LongSupplier nanos) {
        this.nanos = nanos;
    }

    synchronized boolean admits(Seat seat) {
        long now = nanos.getAsLong();
        long earliest = now - (AT_ONCE - 1) * EACH_NANOS;
        long from = Math.max(free.getOrDefault(seat, earliest), earliest);
        if (from > now) {
            return false;
        }
        free.put(seat, from + EACH_NANOS);
        return true;
    }
}
