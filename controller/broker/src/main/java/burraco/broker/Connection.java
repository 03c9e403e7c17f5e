package burraco.broker;

/** A connection to a broker, which is made again whenever it breaks. For several threads. */
public interface Connection extends AutoCloseable {
    /** Whether messages go out now. */
    boolean isUp();

    /**
     * Sends a message, or not: while there is no connection it is dropped, and nobody says later
     * whether it has arrived. Waits for nothing.
     */
    void say(Message message);

    /** Says that this one is gone, and goes. */
    @Override
    void close();
}
