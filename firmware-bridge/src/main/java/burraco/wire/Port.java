package burraco.wire;

/**
 * A byte stream to the other end of a cable. One thread reads and one writes; any thread may close
 * it. A lost or closed port cannot be used again; a new one must be opened.
 */
public interface Port extends AutoCloseable {
    /** Its name for people: {@code /dev/ttyACM0}. */
    String name();

    /**
     * Waits for bytes, at most a fifth of a second.
     *
     * @return the number of bytes; 0 if there were none in that time
     */
    int read(byte[] into) throws PortLost;

    /**
     * Writes these bytes to the system, and waits until it has taken them. If the other end takes
     * nothing for too long, the port is closed and lost.
     */
    void write(byte[] bytes, int length) throws PortLost;

    /** Ends running reads and writes; a second call has no effect. */
    @Override
    void close();

    /** Opens a port, also again after a loss; the system may then have another name for it. */
    interface Opener {
        /** Its name for people, whether or not it is present. */
        String name();

        Port open() throws PortLost;
    }
}
