package burraco.board;

import burraco.wire.Hello;
import burraco.wire.Result;

/**
 * Loads new firmware into a board that does not scan: sends block after block, a few at a time,
 * then the check sum, and waits for the restart.
 */
final class FirmwareUpdate {
    /** The feature bit of a board that accepts updates. */
    static final int FEATURE = 1 << 3;

    /** How long the update may make no progress. */
    static final long PATIENCE_MICROS = 30_000_000;

    private static final int BLOCKS_ON_THEIR_WAY = 4;

    private enum State {
        LOADING,
        ENDING,
        OVER
    }

    private final FirmwareImage image;
    private final OrderSink orders;
    private final UpdateListener listener;
    private final Runnable goOn;
    private State state = State.LOADING;
    private int sent;
    private int arrived;
    private boolean moved = true;
    private long deadline;

    /**
     * @param goOn called when the ports may be scanned again
     */
    FirmwareUpdate(FirmwareImage image, OrderSink orders, UpdateListener listener, Runnable goOn) {
        this.image = image;
        this.orders = orders;
        this.listener = listener;
        this.goOn = goOn;
    }

    /** Begins, when the ports are not scanned any more. */
    void begin() {
        give(BoardOrder.updateBegin(image.size(), image.crc()), this::send);
    }

    boolean isOver() {
        return state == State.OVER;
    }

    private void send() {
        while (sent < image.size()
                && sent - arrived < BLOCKS_ON_THEIR_WAY * BoardOrder.MOST_BYTES) {
            int end = Math.min(sent + BoardOrder.MOST_BYTES, image.size());
            BoardOrder block = image.block(sent);
            sent = end;
            give(block, () -> arrived(end));
        }
    }

    private void arrived(int end) {
        arrived = end;
        listener.progress(arrived, image.size());
        if (arrived == image.size()) {
            state = State.ENDING;
            give(BoardOrder.updateEnd(), () -> {});
        } else {
            send();
        }
    }

    private void give(BoardOrder order, Runnable then) {
        orders.give(
                order,
                result -> {
                    moved = true;
                    if (state == State.OVER) {
                        return;
                    }
                    if (result.code() == Result.Code.DONE) {
                        then.run();
                    } else if (result.code() != Result.Code.UNKNOWN) {
                        fail(why(result.code()), result.detail());
                    }
                });
    }

    /** The board is there again. */
    void live(Hello hello, boolean startedAnew) {
        if (!startedAnew || state == State.OVER) {
            return;
        }
        if (hello.firmware() == image.crc()) {
            state = State.OVER;
            listener.done();
            goOn.run();
        } else if (state == State.ENDING) {
            fail(UpdateFailure.NOT_RUN, "");
        } else {
            fail(UpdateFailure.INTERRUPTED, "");
        }
    }

    /** Returns when to call it again. */
    long poll(long now) {
        if (moved) {
            moved = false;
            deadline = now + PATIENCE_MICROS;
        }
        if (state != State.OVER && now >= deadline) {
            fail(UpdateFailure.SILENT, "");
        }
        return state == State.OVER ? Long.MAX_VALUE : deadline;
    }

    private void fail(UpdateFailure why, String detail) {
        state = State.OVER;
        listener.failed(why, detail);
        goOn.run();
    }

    private static UpdateFailure why(Result.Code code) {
        return switch (code) {
            case NOT_NOW -> UpdateFailure.NOT_NOW;
            case NO_SENSE, NO_SUCH_THING -> UpdateFailure.NO_USE;
            case WRONG_GUARD -> UpdateFailure.NO_UPDATE;
            case WRONG_CRC -> UpdateFailure.DAMAGED;
            case CANNOT -> UpdateFailure.CANNOT;
            case DONE, FAILED, UNKNOWN -> UpdateFailure.NOT_KEPT;
        };
    }
}
