package burraco.wire;

/**
 * A line of bytes to whatever is at the other end of a cable. One thread reads and one writes; any
 * thread may close it. Once lost or closed it stays so: who wants to go on opens another one.
 */
public interface Port extends AutoCloseable {
    /** What people call it: {@code /dev/ttyACM0}. */
    String name();

    /**
     * Waits for bytes, a fifth of a second at most.
     *
     * @return how many came; 0 where none did in that time
     */
    int read(byte[] into) throws PortLost;

    /**
     * Hands these bytes to the system, and waits until it has them. If the other end takes nothing
     * for too long, the port is closed and lost.
     */
    void write(byte[] bytes, int length) throws PortLost;

    /** Ends what reads and writes; a second call does nothing. */
    @Override
    void close();

    /** Opens a port, and again after it was lost: what comes back may be called otherwise. */
    interface Opener {
        /** What people call it, whether it is there or not. */
        String name();

        Port open() throws PortLost;
    }
}
