package burraco.wire;

/**
 * Our end of a protocol: bytes and times in, bytes out. It uses no clock, starts no thread and
 * opens nothing. Calls must not overlap. Times are microseconds of a clock that never goes back.
 */
public interface Talk {
    /** The far future: nothing is due. */
    long NEVER = Long.MAX_VALUE;

    /** A port has been opened; the state of the conversation is void. */
    void opened(long now);

    /**
     * The port is lost, or could not be opened; called for each attempt. {@link #opened} follows
     * when there is a port again.
     */
    void lost(PortLost why, long now);

    /** Bytes were received, cut anywhere. The array is reused after the call. */
    void received(byte[] bytes, int length, long now);

    /**
     * Sends what there is to send, and does what is due. It is also called while no port is open;
     * then its output is dropped.
     *
     * @return when to call it again at the latest
     */
    long poll(long now, Outgoing out);

    /** Takes the bytes to send. */
    interface Outgoing {
        void send(byte[] bytes, int length);

        /** Requests that the port be closed and opened again. */
        void reopen(String why);
    }
}
