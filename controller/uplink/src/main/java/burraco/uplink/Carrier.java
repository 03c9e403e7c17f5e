package burraco.uplink;

import burraco.relay.Answer;
import burraco.relay.Order;
import burraco.relay.Request;
import java.io.IOException;
import java.util.Optional;

/** Brings requests to a hall. */
public interface Carrier extends AutoCloseable {
    /**
     * Waits for the answer.
     *
     * @throws StrangerException if the hall does not know this device
     * @throws IOException if none came
     */
    Answer send(Request request) throws IOException, InterruptedException;

    /** The newest order, where the carrier keeps it for tables that were away. */
    default Optional<Order> order() {
        return Optional.empty();
    }

    @Override
    void close();
}
