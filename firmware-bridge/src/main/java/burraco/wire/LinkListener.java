package burraco.wire;

/** Is told what is received over a {@link Link}; its methods must return at once. */
public interface LinkListener {
    /**
     * The other end is present and takes orders.
     *
     * @param anew whether its former state is void, because it or the host has restarted
     */
    void live(Hello hello, boolean anew, long now);

    /**
     * An event; each is reported once and in order.
     *
     * @param at when it happened, on our clock in microseconds
     * @param fields the fields after number, time and flags; valid only during the call
     */
    void event(int type, int number, long at, int flags, MessageFields fields);

    /** All events from before {@link #live} have been reported. Called after each {@link #live}. */
    void caughtUp(long now);

    /**
     * The connection is lost. Orders are kept until it is live again, and events wait at the other
     * end.
     */
    void down(LinkFailure why, String detail, long now);

    /** A sentence for a technician's log. */
    void note(String text);
}
