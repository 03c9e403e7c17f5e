package burraco.hal.pi;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** The time on the buses, in microseconds. */
interface BusTime {
    long now();

    /** The time as the chips see it. */
    long onTheBus();

    void pass(long micros);

    /** Time that passes only if a test advances it or a bus is busy. */
    final class Virtual implements BusTime {
        private long micros = 1_000_000;

        @Override
        public synchronized long now() {
            return micros;
        }

        @Override
        public long onTheBus() {
            return now();
        }

        @Override
        public synchronized void pass(long more) {
            micros += more;
        }
    }

    /**
     * For tests with threads and their own clock. Each bus has its own time: whenever a chip is
     * addressed, it has had the rest that it needs.
     */
    final class Patient implements BusTime {
        private static final long REST_MICROS = 50_000;

        private final LongSupplier clock;
        private final AtomicLong bus = new AtomicLong();

        Patient(LongSupplier clock) {
            this.clock = clock;
        }

        @Override
        public long now() {
            return clock.getAsLong();
        }

        @Override
        public long onTheBus() {
            return bus.addAndGet(REST_MICROS);
        }

        @Override
        public void pass(long micros) {
            bus.addAndGet(micros);
        }
    }
}
