package burraco.wire;

import java.util.Arrays;
import java.util.Optional;

/** Collects what a talk wants to send. */
final class Outbox implements Talk.Outgoing {
    private byte[] bytes = new byte[1_024];
    private int length;
    private Optional<String> reopen = Optional.empty();

    void clear() {
        length = 0;
        reopen = Optional.empty();
    }

    @Override
    public void send(byte[] more, int count) {
        if (length + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * (length + count));
        }
        System.arraycopy(more, 0, bytes, length, count);
        length += count;
    }

    @Override
    public void reopen(String why) {
        reopen = Optional.of(why);
    }

    boolean isEmpty() {
        return length == 0;
    }

    /** Why the port should be opened again, if so. */
    Optional<String> reopen() {
        return reopen;
    }

    void writeTo(Port port) throws PortLost {
        port.write(bytes, length);
    }
}
