package burraco.wire;

import java.nio.charset.StandardCharsets;

/**
 * Reads the fields of a message one after the other. Missing fields read as 0, and make {@link
 * #isWhole} false.
 */
public final class MessageFields {
    private byte[] bytes = {};
    private int at;
    private int end;
    private boolean whole = true;

    /** Without a message. */
    public MessageFields() {}

    /** Starts reading these bytes. */
    public MessageFields over(byte[] of, int from, int to) {
        bytes = of;
        at = from;
        end = to;
        whole = true;
        return this;
    }

    /** Whether all fields that were read were present. */
    public boolean isWhole() {
        return whole;
    }

    public int left() {
        return end - at;
    }

    public int u8() {
        if (at >= end) {
            whole = false;
            return 0;
        }
        return bytes[at++] & 0xff;
    }

    public int i8() {
        return (byte) u8();
    }

    public int u16() {
        return u8() | u8() << 8;
    }

    public int i32() {
        return u16() | u16() << 16;
    }

    public long u32() {
        return i32() & 0xffff_ffffL;
    }

    public long u64() {
        return u32() | (long) i32() << 32;
    }

    /** Most significant byte first. */
    public long uid() {
        return Long.reverseBytes(u64());
    }

    public String text() {
        int length = u8();
        if (length > left()) {
            whole = false;
            at = end;
            return "";
        }
        at += length;
        return new String(bytes, at - length, length, StandardCharsets.UTF_8);
    }
}
