package burraco.cli;

import burraco.running.Clock;

/**
 * The clock of a running table. It counts on from where the table was when it was written down
 * last: while there was no power nobody played. It is not the clock on the wall, which may be set,
 * and it stands while the machine sleeps.
 */
final class RunClock {
    private static final long NANOS = 1_000_000;

    private RunClock() {}

    static Clock live(long from) {
        long started = System.nanoTime();
        return new Clock() {
            @Override
            public long now(long last) {
                return Math.max(last, from + (System.nanoTime() - started) / NANOS);
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }
        };
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
