package burraco.journal.tape;

import java.nio.charset.StandardCharsets;

/** Reads numbers and texts that {@link TapeOutput} wrote. */
final class TapeInput {
    private final byte[] bytes;
    private int at;

    TapeInput(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }

    long number() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte one = next();
            value |= (one & 0x7fL) << shift;
            if (one >= 0) {
                return value >>> 1 ^ -(value & 1);
            }
        }
        throw new UnreadableException("a number has too many digits");
    }

    int small() {
        long value = number();
        if (value != (int) value) {
            throw new UnreadableException("a number is too large: " + value);
        }
        return (int) value;
    }

    /**
     * The number of elements that follow. Each takes a byte at least, so a larger number is an
     * error.
     */
    int count() {
        int count = small();
        if (count < 0 || count > bytes.length - at) {
            throw new UnreadableException("more is announced than there is: " + count);
        }
        return count;
    }

    double real() {
        long bits = 0;
        for (int i = 0; i < Double.BYTES; i++) {
            bits = bits << 8 | next() & 0xff;
        }
        return Double.longBitsToDouble(bits);
    }

    String word() {
        int length = count();
        String word = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return word;
    }

    private byte next() {
        if (isAtEnd()) {
            throw new UnreadableException("it ends too early");
        }
        return bytes[at++];
    }
}
