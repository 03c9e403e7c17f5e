package burraco.board;

import burraco.hal.InputDevice;
import burraco.hal.Reading;
import java.util.function.Consumer;

/** A device of a board that reports readings. It is called only under the cable's lock. */
abstract class BoardInput extends BoardDevice implements InputDevice {
    private Consumer<Reading> inbox = _ -> {};
    private long openedAt = Long.MAX_VALUE;

    BoardInput(TableBoard board, String name) {
        super(board, name);
    }

    @Override
    public final String source() {
        return board.source();
    }

    @Override
    public final void open(Consumer<Reading> listener) {
        board.open(this, listener);
    }

    final void opened(Consumer<Reading> listener, long at) {
        markOpen();
        inbox = listener;
        openedAt = at;
    }

    final long openedAt() {
        return openedAt;
    }

    final void tell(Reading reading) {
        inbox.accept(reading);
    }
}
