package burraco.hal.virtual;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Trouble;
import java.util.Optional;

/**
 * The common part of the output devices and buttons of a virtual table: they can be lost and come
 * back.
 */
abstract class VirtualDevice implements Device {
    private final String name;
    private boolean opened;
    private boolean closed;
    private Optional<Condition.Lost> lost = Optional.empty();

    VirtualDevice(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final synchronized Condition condition() {
        if (closed) {
            return Condition.CLOSED;
        }
        if (!opened) {
            return Condition.IDLE;
        }
        return lost.isPresent() ? lost.get() : Condition.UP;
    }

    /** Simulates a loss. */
    public final synchronized void lose(Trouble trouble, String detail) {
        boolean news = lost.isEmpty();
        lost = Optional.of(new Condition.Lost(trouble, detail));
        if (news && opened && !closed) {
            changed();
        }
    }

    /** Simulates a recovery. */
    public final synchronized void comeBack() {
        boolean news = lost.isPresent();
        lost = Optional.empty();
        if (news && opened && !closed) {
            changed();
        }
    }

    @Override
    public final synchronized void close() {
        if (!closed) {
            closed = true;
            changed();
        }
    }

    /** Whether it has been opened or closed before. */
    final boolean used() {
        return opened || closed;
    }

    final void opened() {
        opened = true;
    }

    final boolean up() {
        return condition() instanceof Condition.Up;
    }

    /** Called when it is lost, back or closed. */
    abstract void changed();
}
