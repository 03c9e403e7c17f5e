package burraco.hal.virtual;

import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.function.Consumer;

/**
 * What the readers and scales of a virtual table have in common: they are opened, lost, found again
 * and closed. All of it happens under the table's lock, and readings come on the thread that moves
 * the table's time.
 */
abstract class TableDevice implements InputDevice {
    private final Object lock;
    private final String name;
    private Condition condition = Condition.IDLE;
    private Consumer<Reading> inbox = reading -> {};

    TableDevice(Object lock, String name) {
        this.lock = lock;
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Condition condition() {
        synchronized (lock) {
            return condition;
        }
    }

    @Override
    public final void open(Consumer<Reading> listener) {
        synchronized (lock) {
            if (!condition.equals(Condition.IDLE)) {
                throw new IllegalStateException(name + " was opened before");
            }
            inbox = listener;
            condition = Condition.UP;
        }
    }

    @Override
    public final void close() {
        synchronized (lock) {
            condition = Condition.CLOSED;
        }
    }

    final boolean isUp() {
        return condition.equals(Condition.UP);
    }

    final void tell(Reading reading) {
        if (isUp()) {
            inbox.accept(reading);
        }
    }

    final void lost(Trouble trouble, String detail) {
        if (isUp()) {
            condition = new Condition.Lost(trouble, detail);
        }
    }

    /** Whether it was lost before. */
    final boolean found() {
        boolean lost = condition instanceof Condition.Lost;
        condition = lost ? Condition.UP : condition;
        return lost;
    }
}
