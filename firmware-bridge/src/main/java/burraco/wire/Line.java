package burraco.wire;

import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;

/** What lets a talk speak: a {@link Cable} with its threads, or a test that moves its own time. */
public interface Line extends AutoCloseable {
    void open();

    /** Does something while the talk does nothing; then it may have something to say. */
    void with(Runnable what);

    @Override
    void close();

    /** Ends it once the talk has said all, or after so long. */
    default void closeAfter(CountDownLatch saidAll, long longestMillis) {
        close();
    }

    /** Where a talk gets its line. */
    interface Layer {
        Line lay(Talk talk);
    }

    /** A cable to this port. */
    static Layer cable(Port.Opener port, LongSupplier micros) {
        return talk -> new Cable(port, talk, micros);
    }
}
