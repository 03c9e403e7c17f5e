package burraco.hal.pi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;

/** Runs the steps of devices on one thread, in virtual time. */
final class TurnByTurn implements DeviceSteps {
    private final BusTime.Virtual time;
    private final List<OneDevice> devices = new ArrayList<>();

    TurnByTurn(BusTime.Virtual time) {
        this.time = time;
    }

    private final class OneDevice implements Turns {
        private final LongSupplier step;
        private long next = time.now();
        private boolean done;

        private OneDevice(LongSupplier step) {
            this.step = step;
        }

        private void turn() {
            long rest = step.getAsLong();
            done = rest == DONE;
            next = time.now() + Math.max(0, rest) * 1000;
        }

        @Override
        public void wake() {
            next = Math.min(next, time.now());
        }

        @Override
        public void end() {
            wake();
            while (!done) {
                time.pass(Math.max(0, next - time.now()));
                turn();
            }
        }
    }

    @Override
    public Turns begin(String name, LongSupplier step) {
        OneDevice device = new OneDevice(step);
        devices.add(device);
        return device;
    }

    void runFor(long millis) {
        long end = time.now() + millis * 1000;
        while (true) {
            OneDevice first =
                    devices.stream()
                            .filter(one -> !one.done)
                            .min(Comparator.comparingLong(one -> one.next))
                            .orElse(null);
            if (first == null || first.next > end) {
                break;
            }
            time.pass(Math.max(0, first.next - time.now()));
            first.turn();
        }
        time.pass(Math.max(0, end - time.now()));
    }
}
