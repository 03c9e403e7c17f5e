package burraco.journal.tape;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes numbers and words as few bytes. */
final class Ink {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    void number(long value) {
        long left = value << 1 ^ value >> 63;
        while ((left & ~0x7fL) != 0) {
            bytes.write((int) (left & 0x7f | 0x80));
            left >>>= 7;
        }
        bytes.write((int) left);
    }

    void real(double value) {
        long bits = Double.doubleToRawLongBits(value);
        for (int shift = 56; shift >= 0; shift -= 8) {
            bytes.write((int) (bits >>> shift));
        }
    }

    void word(String word) {
        byte[] letters = word.getBytes(StandardCharsets.UTF_8);
        number(letters.length);
        bytes.writeBytes(letters);
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }
}
