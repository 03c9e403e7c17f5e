package burraco.board;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Trouble;
import burraco.wire.Hello;
import java.util.Optional;

/** The common part of the devices on one board. */
abstract class BoardDevice implements Device {
    final TableBoard board;
    private final String name;
    private volatile boolean open;
    private volatile boolean closed;
    private volatile Optional<Condition.Lost> absent = Optional.empty();

    BoardDevice(TableBoard board, String name) {
        this.board = board;
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Condition condition() {
        if (closed) {
            return Condition.CLOSED;
        }
        if (!open) {
            return Condition.IDLE;
        }
        Condition condition = board.condition();
        return condition.equals(Condition.UP) && absent.isPresent() ? absent.get() : condition;
    }

    @Override
    public final void close() {
        board.close(this);
    }

    final boolean isOpen() {
        return open && !closed;
    }

    final boolean isClosed() {
        return closed;
    }

    final void markOpen() {
        if (open || closed) {
            throw new IllegalStateException(name + " was opened or closed before");
        }
        open = true;
    }

    final void markClosed() {
        closed = true;
    }

    final void live(Hello hello) {
        absent = lacks(hello).map(what -> new Condition.Lost(Trouble.UNPLUGGED, what));
    }

    /** What this board lacks for this device, if anything. */
    abstract Optional<String> lacks(Hello hello);
}
