package burraco.hal.virtual;

import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The common part of the readers and scales of a virtual table: they are opened, lost, found again
 * and closed. Readings are delivered on the thread that advances the table's time.
 *
 * <p>Calls do not wait for that thread, to avoid deadlocks. Only {@code close} waits until the
 * current reading has been taken.
 */
abstract class TableDevice implements InputDevice {
    private final Object telling = new Object();
    private final String name;
    private volatile Condition condition = Condition.IDLE;
    private boolean opened;
    private Optional<Condition.Lost> lost = Optional.empty();
    private Consumer<Reading> inbox = reading -> {};

    TableDevice(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Condition condition() {
        return condition;
    }

    @Override
    public final void open(Consumer<Reading> listener) {
        synchronized (telling) {
            if (opened || condition.equals(Condition.CLOSED)) {
                throw new IllegalStateException(name + " was opened or closed before");
            }
            inbox = listener;
            opened = true;
            changed();
        }
    }

    @Override
    public final void close() {
        synchronized (telling) {
            condition = Condition.CLOSED;
        }
    }

    private void changed() {
        if (opened && !condition.equals(Condition.CLOSED)) {
            condition = lost.isPresent() ? lost.get() : Condition.UP;
        }
    }

    final boolean isUp() {
        return condition.equals(Condition.UP);
    }

    final void tell(Reading reading) {
        synchronized (telling) {
            if (isUp()) {
                inbox.accept(reading);
            }
        }
    }

    final void lost(Trouble trouble, String detail) {
        synchronized (telling) {
            lost = Optional.of(new Condition.Lost(trouble, detail));
            changed();
        }
    }

    /** Whether it was lost before. */
    boolean found() {
        synchronized (telling) {
            boolean before = lost.isPresent();
            lost = Optional.empty();
            changed();
            return before;
        }
    }
}
