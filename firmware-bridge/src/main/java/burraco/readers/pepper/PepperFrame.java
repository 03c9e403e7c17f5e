package burraco.readers.pepper;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * The contents of a frame, which consists of F5, the length and its complement, the payload, and
 * its CRC-16.
 *
 * @param payload a command with its parameters, or an answer with its kind, its command and its
 *     data
 */
record PepperFrame(byte[] payload) {
    static final byte BEGIN = (byte) 0xf5;
    static final int HEAD = 5;
    static final int TAIL = 2;

    /** Answers that are used have about a dozen bytes; a version or a block of a file has more. */
    static final int LONGEST_PAYLOAD_BYTES = 1024;

    static PepperFrame of(int... bytes) {
        byte[] payload = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            payload[i] = (byte) bytes[i];
        }
        return new PepperFrame(payload);
    }

    int length() {
        return payload.length;
    }

    /** A byte of the payload; -1 beyond its end. */
    int at(int index) {
        return index < payload.length ? payload[index] & 0xff : -1;
    }

    byte[] from(int begin) {
        return Arrays.copyOfRange(payload, Math.min(begin, payload.length), payload.length);
    }

    byte[] bytes() {
        int length = payload.length + TAIL;
        byte[] bytes = new byte[HEAD + length];
        bytes[0] = BEGIN;
        little(bytes, 1, length);
        little(bytes, 3, ~length);
        System.arraycopy(payload, 0, bytes, HEAD, payload.length);
        little(bytes, HEAD + payload.length, crc(payload, 0, payload.length));
        return bytes;
    }

    private static void little(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
    }

    /** CRC-16/CCITT-FALSE. */
    static int crc(byte[] bytes, int begin, int end) {
        int crc = 0xffff;
        for (int i = begin; i < end; i++) {
            crc ^= (bytes[i] & 0xff) << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ 0x1021;
            }
        }
        return crc & 0xffff;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PepperFrame(byte[] its) && Arrays.equals(payload, its);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(payload);
    }

    @Override
    public String toString() {
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(payload);
    }
}
