package burraco.cli;

import burraco.running.Clock;
import java.util.function.LongSupplier;

/**
 * The clock of a running table. It counts on from where the table was when it was written down
 * last: while there was no power nobody played. It is not the clock on the wall, which may be set,
 * and it stands while the machine sleeps.
 */
final class RunClock {
    private static final long NANOS = 1_000_000;

    private RunClock() {}

    static Clock live(long from) {
        return live(from, System::nanoTime);
    }

    /**
     * @param nanos what only counts on while the machine is awake
     */
    static Clock live(long from, LongSupplier nanos) {
        long started = nanos.getAsLong();
        return new Clock() {
            @Override
            public long now(long last) {
                return Math.max(last, from + (nanos.getAsLong() - started) / NANOS);
            }

            @Override
            public long nanos() {
                return nanos.getAsLong();
            }
        };
    }

    /** The same in microseconds, for devices: what it shows by now it has counted already. */
    static LongSupplier micros(long from, Clock clock) {
        long started = clock.nanos() - (clock.now(from) - from) * NANOS;
        return () -> from * 1_000 + (clock.nanos() - started) / 1_000;
    }

    /** Time passes only as the readings say. */
    static Clock ofReadings() {
        return new Clock() {
            @Override
            public long now(long last) {
                return last;
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }
        };
    }
}
