package burraco.layout.capture;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes pieces of JSON to a stream through a buffer of its own, without garbage. */
final class JsonBytes {
    private static final int SIZE_BYTES = 1 << 16;
    private static final int ALMOST_FULL_BYTES = SIZE_BYTES - (1 << 12);
    private static final byte[] HEX = ascii("0123456789abcdef");

    /** Larger doubles have no decimals. */
    private static final double HUGE = 1e15;

    private final OutputStream out;
    private final byte[] buffer = new byte[SIZE_BYTES];
    private int used;
    private boolean broken;

    JsonBytes(OutputStream out) {
        this.out = out;
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Begins a line, or fails if the stream has failed before. */
    void begin(byte[] opening) throws IOException {
        if (broken) {
            throw new IOException("the stream broke off before");
        }
        if (used > ALMOST_FULL_BYTES) {
            drain();
        }
        raw(opening);
    }

    void raw(byte[] ascii) throws IOException {
        room(ascii.length);
        System.arraycopy(ascii, 0, buffer, used, ascii.length);
        used += ascii.length;
    }

    void raw(char ascii) throws IOException {
        room(1);
        buffer[used++] = (byte) ascii;
    }

    /** Hex digits, which need no escape. */
    void hex(String digits) throws IOException {
        room(digits.length());
        for (int i = 0; i < digits.length(); i++) {
            buffer[used++] = (byte) digits.charAt(i);
        }
    }

    void whole(long value) throws IOException {
        room(20);
        if (value < 0) {
            buffer[used++] = '-';
        }
        // The negative range is larger by one than the positive one.
        long rest = value < 0 ? value : -value;
        int digits = 1;
        for (long left = rest / 10; left != 0; left /= 10) {
            digits++;
        }
        used += digits;
        for (int i = 1; i <= digits; i++) {
            buffer[used - i] = (byte) ('0' - rest % 10);
            rest /= 10;
        }
    }

    /** A number with one decimal, or without if that is 0. */
    void tenths(double value) throws IOException {
        if (Math.abs(value) >= HUGE) {
            raw(ascii(Double.toString(value)));
            return;
        }
        long tenths = Math.round(value * 10);
        if (tenths < 0) {
            raw('-');
        }
        long size = Math.abs(tenths);
        whole(size / 10);
        if (size % 10 != 0) {
            raw('.');
            raw((char) ('0' + size % 10));
        }
    }

    void text(String text) throws IOException {
        raw('"');
        for (int i = 0; i < text.length(); i++) {
            room(6);
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                buffer[used++] = '\\';
                buffer[used++] = (byte) c;
            } else if (c >= 0x20 && c < 0x7f) {
                buffer[used++] = (byte) c;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                utf8(Character.toCodePoint(c, text.charAt(++i)));
            } else if (c <= 0x7f || Character.isSurrogate(c)) {
                // An unpaired surrogate cannot be written as UTF-8.
                escaped(c);
            } else {
                utf8(c);
            }
        }
        raw('"');
    }

    private void escaped(char c) {
        buffer[used++] = '\\';
        buffer[used++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) {
            buffer[used++] = HEX[c >> shift & 15];
        }
    }

    private void utf8(int point) {
        if (point < 0x800) {
            buffer[used++] = (byte) (0xC0 | point >> 6);
        } else if (point < 0x10000) {
            buffer[used++] = (byte) (0xE0 | point >> 12);
            buffer[used++] = (byte) (0x80 | point >> 6 & 63);
        } else {
            buffer[used++] = (byte) (0xF0 | point >> 18);
            buffer[used++] = (byte) (0x80 | point >> 12 & 63);
            buffer[used++] = (byte) (0x80 | point >> 6 & 63);
        }
        buffer[used++] = (byte) (0x80 | point & 63);
    }

    private void room(int bytes) throws IOException {
        if (used + bytes > SIZE_BYTES) {
            drain();
        }
    }

    private void drain() throws IOException {
        if (used > 0) {
            broken = true;
            out.write(buffer, 0, used);
            broken = false;
            used = 0;
        }
    }

    void flush() throws IOException {
        if (!broken) {
            drain();
            out.flush();
        }
    }
}
