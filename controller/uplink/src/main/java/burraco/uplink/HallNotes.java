package burraco.uplink;

import burraco.relay.HallClock;
import burraco.relay.Order;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Writes down what a table has to know of its hall after a restart, but seldom: each time wears the
 * table's memory card.
 */
final class HallNotes {
    /** A new order is written at once; for anything else it looks so often. */
    private static final long LOOK_MILLIS = 60_000;

    private static final long LONGEST_MILLIS = 3_600_000;

    /** Both clocks drift. */
    private static final long MOVED_MILLIS = 100;

    private final LinkMemory memory;
    private final TableTime time;
    private Optional<Remembered> written = Optional.empty();
    private OptionalLong looked = OptionalLong.empty();
    private long wrote;

    HallNotes(LinkMemory memory, TableTime time) {
        this.memory = memory;
        this.time = time;
    }

    /** The hall's time as it was known before a restart, if the clock on the wall went on. */
    HallClock clock(Remembered before) {
        OptionalLong wallError = time.wallError();
        return before.ahead().isPresent() && wallError.isPresent()
                ? HallClock.remembered(
                        before.ahead().getAsLong() + time.wall() - time.machine(),
                        before.error() + wallError.getAsLong())
                : new HallClock();
    }

    /**
     * @param isNew whether the hall has just given this order
     */
    void look(Order order, HallClock clock, boolean isNew) {
        long now = time.machine();
        if (!isNew && looked.isPresent() && now - looked.getAsLong() < LOOK_MILLIS) {
            return;
        }
        looked = OptionalLong.of(now);
        Remembered next = new Remembered(order, ahead(clock), clock.error().orElse(0));
        boolean same = written.filter(before -> isSame(before, next)).isPresent();
        if (same && now - wrote < LONGEST_MILLIS) {
            return;
        }
        try {
            memory.keep(next);
            written = Optional.of(next);
            wrote = now;
        } catch (IOException cannot) {
            // The hall says it again after a restart.
        }
    }

    private OptionalLong ahead(HallClock clock) {
        OptionalLong offset = clock.offset();
        return offset.isPresent() && time.wallError().isPresent()
                ? OptionalLong.of(offset.getAsLong() + time.machine() - time.wall())
                : OptionalLong.empty();
    }

    private static boolean isSame(Remembered one, Remembered other) {
        Order order = one.order();
        return order.equals(other.order())
                && one.ahead().isPresent() == other.ahead().isPresent()
                && Math.abs(one.ahead().orElse(0) - other.ahead().orElse(0)) <= MOVED_MILLIS;
    }
}
