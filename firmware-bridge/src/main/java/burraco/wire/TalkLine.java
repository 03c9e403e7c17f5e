package burraco.wire;

import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;

/** Runs a talk: a {@link Cable} with its threads, or a test with its own time. */
public interface TalkLine extends AutoCloseable {
    void open();

    /** Runs something while the talk is idle, and then polls the talk. */
    void with(Runnable what);

    @Override
    void close();

    /** Closes it once everything has been sent, or after a time limit. */
    default void closeAfter(CountDownLatch saidAll, long longestMillis) {
        close();
    }

    /** Makes the line for a talk. */
    interface Layer {
        TalkLine lay(Talk talk);
    }

    /** A cable to this port. */
    static Layer cable(Port.Opener port, LongSupplier micros) {
        return talk -> new Cable(port, talk, micros);
    }
}
