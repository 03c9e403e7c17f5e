package burraco.readers;

import burraco.wire.Cable;
import burraco.wire.Port;
import burraco.wire.Talk;
import java.util.function.LongSupplier;

/** What lets a talk speak: a {@link Cable} with its threads, or a test that moves its own time. */
public interface Line extends AutoCloseable {
    void open();

    /** Does something while the talk does nothing. */
    void with(Runnable what);

    @Override
    void close();

    /** Where a talk gets its line. */
    interface Layer {
        Line lay(Talk talk);
    }

    /** A cable to this port. */
    static Layer cable(Port.Opener port, LongSupplier micros) {
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
                public void close() {
                    cable.close();
                }
            };
        };
    }
}
