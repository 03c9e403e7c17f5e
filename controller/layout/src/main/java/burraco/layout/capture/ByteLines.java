package burraco.layout.capture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/** Reads a stream as lines of bytes, one at a time. A line that is too long is skipped. */
final class ByteLines {
    /** The longest line that is read, in bytes. */
    static final int LONGEST_BYTES = 1 << 20;

    private static final int CHUNK_BYTES = 1 << 16;
    private static final int LARGEST_BYTES = LONGEST_BYTES + CHUNK_BYTES;

    private final InputStream in;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private byte[] buffer = new byte[CHUNK_BYTES];
    private int filled;
    private int from;
    private int to;
    private int next;
    private int number;
    private boolean terminated;
    private boolean tooLong;
    private boolean ascii;

    ByteLines(InputStream in) {
        this.in = in;
    }

    /** Goes to the next line; returns false if there is none. */
    boolean advance() throws IOException {
        from = next;
        int bits = 0;
        int scan = from;
        while (true) {
            while (scan < filled) {
                byte b = buffer[scan++];
                if (b == '\n') {
                    return found(scan - 1, scan, bits);
                }
                bits |= b;
            }
            if (scan - from > LONGEST_BYTES) {
                return passBy();
            }
            int moved = from;
            boolean more = fill();
            scan -= moved;
            if (!more) {
                terminated = false;
                return filled > from && last(bits);
            }
        }
    }

    private boolean found(int end, int after, int bits) {
        terminated = true;
        next = after;
        return line(end, bits);
    }

    private boolean last(int bits) {
        next = filled;
        return line(filled, bits);
    }

    private boolean line(int end, int bits) {
        number++;
        to = end;
        ascii = bits >= 0;
        tooLong = end - from > LONGEST_BYTES;
        return true;
    }

    /** Makes room first: moves the kept bytes to the front, or into a larger buffer. */
    private boolean fill() throws IOException {
        filled -= from;
        byte[] old = buffer;
        if (filled > buffer.length / 2 && buffer.length < LARGEST_BYTES) {
            buffer = new byte[Math.min(buffer.length * 2, LARGEST_BYTES)];
        }
        System.arraycopy(old, from, buffer, 0, filled);
        from = 0;
        int count = in.read(buffer, filled, buffer.length - filled);
        filled += Math.max(count, 0);
        return count >= 0;
    }

    private boolean passBy() throws IOException {
        number++;
        tooLong = true;
        terminated = false;
        while (!terminated) {
            next = 0;
            filled = Math.max(in.read(buffer, 0, buffer.length), 0);
            if (filled == 0) {
                return true;
            }
            while (next < filled && !terminated) {
                terminated = buffer[next++] == '\n';
            }
        }
        return true;
    }

    int number() {
        return number;
    }

    byte[] bytes() {
        return buffer;
    }

    int from() {
        return from;
    }

    int length() {
        return to - from;
    }

    /** Whether it ends with a line break; the last line may not. */
    boolean terminated() {
        return terminated;
    }

    boolean tooLong() {
        return tooLong;
    }

    boolean blank() {
        if (tooLong) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (buffer[i] != ' ' && buffer[i] != '\t' && buffer[i] != '\r') {
                return false;
            }
        }
        return true;
    }

    boolean isUtf8() {
        if (ascii) {
            return true;
        }
        try {
            utf8.decode(ByteBuffer.wrap(buffer, from, to - from));
            return true;
        } catch (CharacterCodingException _) {
            return false;
        }
    }
}
