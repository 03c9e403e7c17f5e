package burraco.board;

import burraco.wire.Cable;
import burraco.wire.Port;
import burraco.wire.Talk;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;

/** What drives a talk: a cable with its threads, or a test. */
interface Line {
    /** So long does one wait for a board's last answer. */
    long FAREWELL_MILLIS = 250;

    void open();

    /** Does something with the talk, alone; then it may have something to say. */
    void with(Runnable what);

    /** Ends it once all has been said, or soon where that does not happen. */
    void close(CountDownLatch saidAll);

    /** How a line for a talk is made. */
    interface Maker {
        Line of(Talk talk);
    }

    static Maker cable(Port.Opener port, LongSupplier micros) {
        return talk -> {
            Cable cable = new Cable(port, talk, micros);
            return new Line() {
                @Override
                public void open() {
                    cable.open();
                }

                @Override
                public void with(Runnable what) {
                    cable.with(what);
                }

                @Override
                public void close(CountDownLatch saidAll) {
                    cable.closeAfter(saidAll, FAREWELL_MILLIS);
                }
            };
        };
    }
}
