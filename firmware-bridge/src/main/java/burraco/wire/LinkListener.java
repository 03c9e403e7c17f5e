package burraco.wire;

/** Is told what comes over a {@link Link}, one thing after the other, and returns at once. */
public interface LinkListener {
    /**
     * The other end is there and takes orders.
     *
     * @param anew what was known of it holds no more: it started anew, or we did
     */
    void live(Hello hello, boolean anew, long now);

    /**
     * An event, each once and in order.
     *
     * @param at when it happened, on our clock in microseconds
     * @param fields what follows after its number, time and flags; only valid during the call
     */
    void event(int type, int number, long at, int flags, Fields fields);

    /**
     * All that had happened at the other end before it was live again has been told by now; follows
     * each {@link #live}.
     */
    void caughtUp(long now);

    /** Orders are kept until it is live again, and events wait at the other end. */
    void down(Down why, String detail, long now);

    /** A sentence for a technician's log. */
    void note(String text);
}
