package burraco.journal.tape;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes numbers (variable length, small ones in one byte) and texts. */
final class TapeOutput {
    private byte[] bytes = new byte[1 << 10];
    private int length;

    void number(long value) {
        long left = value << 1 ^ value >> 63;
        while ((left & ~0x7fL) != 0) {
            put((int) (left & 0x7f | 0x80));
            left >>>= 7;
        }
        put((int) left);
    }

    void real(double value) {
        long bits = Double.doubleToRawLongBits(value);
        for (int shift = 56; shift >= 0; shift -= 8) {
            put((int) (bits >>> shift));
        }
    }

    void word(String word) {
        byte[] letters = word.getBytes(StandardCharsets.UTF_8);
        number(letters.length);
        for (byte letter : letters) {
            put(letter);
        }
    }

    private void put(int value) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        bytes[length] = (byte) value;
        length++;
    }

    int length() {
        return length;
    }

    /** Drops everything after that many bytes. */
    void cutTo(int shorter) {
        length = shorter;
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }
}
