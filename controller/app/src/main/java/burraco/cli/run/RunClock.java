package burraco.cli.run;

import burraco.running.Clock;
import java.util.function.LongSupplier;

/**
 * The clock of a running table. It continues from the last time in the journal, because nobody
 * plays while there is no power. It does not follow the system's clock, which may be set, and stops
 * while the machine sleeps.
 */
final class RunClock {
    private static final long NANOS = 1_000_000;

    private RunClock() {}

    static Clock live(long from) {
        return live(from, System::nanoTime);
    }

    /**
     * @param nanos a clock that advances only while the machine is awake
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

    /** The time in microseconds, for devices. */
    static LongSupplier micros(long from, Clock clock) {
        long started = clock.nanos() - (clock.now(from) - from) * NANOS;
        return () -> from * 1_000 + (clock.nanos() - started) / 1_000;
    }

    /** Sets the time from a reading; used when readings come from a file. */
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
