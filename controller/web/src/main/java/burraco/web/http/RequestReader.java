package burraco.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads requests from a client. It buffers at most one request head. */
final class RequestReader {
    static final int MAX_HEAD_BYTES = 8 * 1024;
    private static final int INITIAL_BYTES = 512;
    private static final byte[] NONE = {};

    private final InputStream in;
    private final Connections.Entry entry;
    private byte[] buffer = NONE;
    private int filled;

    RequestReader(InputStream in, Connections.Entry entry) {
        this.in = in;
        this.entry = entry;
    }

    /** Outcome of reading a head. */
    sealed interface Came {
        /**
         * @param bytes the head and perhaps more
         * @param end where the empty line begins that ends the head
         */
        record Whole(byte[] bytes, int end) implements Came {}

        record TooLarge() implements Came {}

        /** The client closed the connection, or there was no memory for its bytes. */
        record Nothing() implements Came {}
    }

    /**
     * @param begins called when the first byte has arrived
     */
    Came head(Runnable begins) throws IOException {
        int looked = 0;
        if (filled == 0 && !first()) {
            return new Came.Nothing();
        }
        // Only once: a client that keeps sending empty lines must not restart the time limit.
        begins.run();
        while (true) {
            skipEmptyLines();
            int end = end(looked);
            if (end >= 0) {
                return new Came.Whole(taken(end + 4), end);
            }
            looked = Math.max(0, filled - 3);
            if (filled == MAX_HEAD_BYTES) {
                return new Came.TooLarge();
            }
            if (!grows() || !more(buffer.length - filled)) {
                return new Came.Nothing();
            }
        }
    }

    /** An idle connection has no buffer. */
    private boolean first() throws IOException {
        int one = in.read();
        if (one < 0 || !grows()) {
            return false;
        }
        buffer[0] = (byte) one;
        filled = 1;
        return true;
    }

    /** Some clients send an empty line after a body; these are skipped. */
    private void skipEmptyLines() {
        int skip = 0;
        while (skip + 1 < filled && buffer[skip] == '\r' && buffer[skip + 1] == '\n') {
            skip += 2;
        }
        if (skip > 0) {
            drop(skip);
        }
    }

    private int end(int from) {
        for (int i = from; i + 3 < filled; i++) {
            if (buffer[i] == '\r'
                    && buffer[i + 1] == '\n'
                    && buffer[i + 2] == '\r'
                    && buffer[i + 3] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** False if there is no memory left. */
    private boolean grows() {
        if (filled < buffer.length) {
            return true;
        }
        int larger = Math.clamp(buffer.length * 2L, INITIAL_BYTES, MAX_HEAD_BYTES);
        if (!entry.holds(larger - buffer.length)) {
            return false;
        }
        buffer = Arrays.copyOf(buffer, larger);
        return true;
    }

    private boolean more(int most) throws IOException {
        int read = in.read(buffer, filled, most);
        filled += Math.max(0, read);
        return read > 0;
    }

    private byte[] taken(int count) {
        byte[] taken = Arrays.copyOf(buffer, count);
        drop(count);
        return taken;
    }

    private void drop(int count) {
        System.arraycopy(buffer, count, buffer, 0, filled - count);
        filled -= count;
    }

    /** Reads a body; shorter than {@code length} if the client closes the connection. */
    byte[] body(int length) throws IOException {
        byte[] body = new byte[length];
        int have = Math.min(length, filled);
        System.arraycopy(buffer, 0, body, 0, have);
        drop(have);
        return Arrays.copyOf(body, have + in.readNBytes(body, have, length - have));
    }

    /** Whether part of the next request has been read already. */
    boolean isAhead() {
        return filled > 0;
    }

    /** Frees the buffer. */
    void empty() {
        entry.lets(buffer.length);
        buffer = NONE;
        filled = 0;
    }
}
