package burraco.hal.pi;

import java.util.function.LongSupplier;

/** The time that passes on the buses, in microseconds. */
interface BusTime {
    long now();

    void pass(long micros);

    /** Time that passes only when a test lets it, or a bus is busy. */
    final class Virtual implements BusTime {
        private long micros = 1_000_000;

        @Override
        public synchronized long now() {
            return micros;
        }

        @Override
        public synchronized void pass(long more) {
            micros += more;
        }
    }

    /**
     * Where threads run by a clock of their own, the buses give every chip the time that it wants.
     */
    record Patient(LongSupplier clock) implements BusTime {
        @Override
        public long now() {
            return clock.getAsLong();
        }

        @Override
        public void pass(long micros) {
            // It has passed.
        }
    }
}
