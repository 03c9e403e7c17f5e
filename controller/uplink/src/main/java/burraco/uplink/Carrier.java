package burraco.uplink;

import burraco.relay.Answer;
import burraco.relay.Request;
import java.io.IOException;

/** Brings requests to a hall. */
public interface Carrier extends AutoCloseable {
    /**
     * Waits for the answer.
     *
     * @throws StrangerException if the hall does not know this device
     * @throws IOException if none came
     */
    Answer send(Request request) throws IOException, InterruptedException;

    @Override
    void close();
}
