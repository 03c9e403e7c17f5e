package burraco.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** What somebody sends, as far as it has come. No more is kept of it than one request. */
final class Incoming {
    static final int LARGEST_HEAD = 8 * 1024;
    private static final int FIRST_BYTES = 512;
    private static final byte[] NONE = {};

    private final InputStream in;
    private final Connections.Place place;
    private byte[] buffer = NONE;
    private int filled;

    Incoming(InputStream in, Connections.Place place) {
        this.in = in;
        this.place = place;
    }

    /** How a head came in. */
    sealed interface Came {
        /**
         * @param bytes has it at its beginning
         * @param end where the empty line begins that is its end
         */
        record Whole(byte[] bytes, int end) implements Came {}

        record TooLarge() implements Came {}

        /** He hung up, or there was no room for what he sent. */
        record Nothing() implements Came {}
    }

    /**
     * @param begins done when its first byte is there
     */
    Came head(Runnable begins) throws IOException {
        int looked = 0;
        if (filled == 0 && !first()) {
            return new Came.Nothing();
        }
        // Once: whoever sends empty lines must not begin anew with each of them.
        begins.run();
        while (true) {
            skipEmptyLines();
            int end = end(looked);
            if (end >= 0) {
                return new Came.Whole(taken(end + 4), end);
            }
            looked = Math.max(0, filled - 3);
            if (filled == LARGEST_HEAD) {
                return new Came.TooLarge();
            }
            if (!grows() || !more(buffer.length - filled)) {
                return new Came.Nothing();
            }
        }
    }

    /** As long as he is silent nothing is kept for him. */
    private boolean first() throws IOException {
        int one = in.read();
        if (one < 0 || !grows()) {
            return false;
        }
        buffer[0] = (byte) one;
        filled = 1;
        return true;
    }

    /** Before the first line they are no harm: some send one behind a body. */
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

    /** False where there is no room. */
    private boolean grows() {
        if (filled < buffer.length) {
            return true;
        }
        int larger = Math.clamp(buffer.length * 2L, FIRST_BYTES, LARGEST_HEAD);
        if (!place.holds(larger - buffer.length)) {
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

    /** So many bytes; fewer where he hangs up before. */
    byte[] body(int length) throws IOException {
        byte[] body = new byte[length];
        int have = Math.min(length, filled);
        System.arraycopy(buffer, 0, body, 0, have);
        drop(have);
        return Arrays.copyOf(body, have + in.readNBytes(body, have, length - have));
    }

    /** Whether he has begun another request already. */
    boolean isAhead() {
        return filled > 0;
    }

    /** Nothing is kept any more. */
    void empty() {
        place.lets(buffer.length);
        buffer = NONE;
        filled = 0;
    }
}
