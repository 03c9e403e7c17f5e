package burraco.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes the fields of a message one after the other; there is room for a whole payload. */
public final class FieldsWriter {
    private final byte[] bytes;
    private final int from;
    private int at;

    public FieldsWriter() {
        this(new byte[Protocol.MOST_PAYLOAD], 0);
    }

    FieldsWriter(byte[] bytes, int from) {
        this.bytes = bytes;
        this.from = from;
        at = from;
    }

    /** Begins again. */
    public FieldsWriter clear() {
        at = from;
        return this;
    }

    public int length() {
        return at - from;
    }

    public byte[] toBytes() {
        return Arrays.copyOfRange(bytes, from, at);
    }

    public FieldsWriter u8(int value) {
        if (length() == Protocol.MOST_PAYLOAD) {
            throw new IllegalStateException(
                    "a payload has " + Protocol.MOST_PAYLOAD + " bytes at most");
        }
        bytes[at++] = (byte) value;
        return this;
    }

    public FieldsWriter u16(int value) {
        return u8(value).u8(value >>> 8);
    }

    public FieldsWriter u32(int value) {
        return u16(value).u16(value >>> 16);
    }

    public FieldsWriter u64(long value) {
        return u32((int) value).u32((int) (value >>> 32));
    }

    /** Most significant byte first. */
    public FieldsWriter uid(long value) {
        return u64(Long.reverseBytes(value));
    }

    public FieldsWriter bytes(byte[] some, int length) {
        for (int next = 0; next < length; next++) {
            u8(some[next]);
        }
        return this;
    }

    /** Writes a text, cut at a character boundary if there is too little room. */
    public FieldsWriter text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(utf8.length, Protocol.MOST_PAYLOAD - length() - 1);
        while (length > 0 && length < utf8.length && (utf8[length] & 0xc0) == 0x80) {
            length--;
        }
        return u8(length).bytes(utf8, length);
    }
}
