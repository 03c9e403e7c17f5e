package burraco.hall.load;

import burraco.relay.Answer;
import burraco.relay.Request;
import java.io.IOException;

/** How one simulated table asks the hall. */
public interface Link extends AutoCloseable {
    Answer send(Request request) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;
}
