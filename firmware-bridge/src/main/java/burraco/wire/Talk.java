package burraco.wire;

/**
 * What is spoken over a cable, seen from our end: bytes and times in, bytes out. It asks no clock,
 * starts no thread and opens nothing; whoever calls it never calls it twice at the same time. Times
 * are microseconds on one clock that never goes back.
 */
public interface Talk {
    /** The far future: nothing is due. */
    long NEVER = Long.MAX_VALUE;

    /** A port is open; nothing that was said before holds. */
    void opened(long now);

    /**
     * The port is lost, or none could be opened, which is told at each try; {@link #opened} comes
     * when there is another.
     */
    void lost(PortLost why, long now);

    /** Bytes came, cut in any way. The array is used again. */
    void received(byte[] bytes, int length, long now);

    /**
     * Says what there is to say by now, and does what is due. It is asked while no port is open
     * too; what it sends then goes nowhere.
     *
     * @return when it wants to be asked again at the latest
     */
    long poll(long now, Outgoing out);

    /** Takes what is to be sent. */
    interface Outgoing {
        void send(byte[] bytes, int length);

        /** The other end cannot be spoken to over this port: close it, and open it anew. */
        void reopen(String why);
    }
}
