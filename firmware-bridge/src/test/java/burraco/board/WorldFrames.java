package burraco.board;

import burraco.wire.MessageFields;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/**
 * Frames between the test and the emulated table: as in the protocol, but with one initial value
 * for all check values.
 */
final class WorldFrames {
    private static final int FORM = 0x10;
    private static final int HEAD = 4;
    private static final int CRC = 2;

    private final ByteArrayOutputStream coming = new ByteArrayOutputStream();
    private int count;

    /** A received message. */
    record Message(int type, MessageFields fields) {}

    byte[] frame(int type, byte[] payload) {
        byte[] body = new byte[HEAD + payload.length + CRC];
        body[0] = FORM;
        body[1] = (byte) type;
        body[2] = (byte) count++;
        System.arraycopy(payload, 0, body, HEAD, payload.length);
        int crc = crc(body, body.length - CRC);
        body[body.length - 2] = (byte) crc;
        body[body.length - 1] = (byte) (crc >> 8);
        return coded(body);
    }

    private static byte[] coded(byte[] body) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (byte next : body) {
            if (next != 0) {
                block.write(next);
            }
            if (next == 0 || block.size() == 254) {
                out.write(block.size() + 1);
                out.writeBytes(block.toByteArray());
                block.reset();
            }
        }
        out.write(block.size() + 1);
        out.writeBytes(block.toByteArray());
        out.write(0);
        return out.toByteArray();
    }

    /** Takes one byte; returns a message if it ended one. */
    Optional<Message> take(int next) {
        if (next != 0) {
            coming.write(next);
            return Optional.empty();
        }
        byte[] code = coming.toByteArray();
        coming.reset();
        if (code.length == 0) {
            return Optional.empty();
        }
        byte[] body = plain(code);
        int end = body.length - CRC;
        int said = body[end] & 0xff | (body[end + 1] & 0xff) << 8;
        if (said != crc(body, end)) {
            throw new AssertionError("the world's line is not clean");
        }
        return Optional.of(new Message(body[1] & 0xff, new MessageFields().over(body, HEAD, end)));
    }

    private static byte[] plain(byte[] code) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int at = 0;
        while (at < code.length) {
            int length = code[at] & 0xff;
            out.write(code, at + 1, length - 1);
            at += length;
            if (at < code.length && length < 255) {
                out.write(0);
            }
        }
        return out.toByteArray();
    }

    /** CRC-16/CCITT-FALSE. */
    private static int crc(byte[] bytes, int length) {
        int crc = 0xffff;
        for (int i = 0; i < length; i++) {
            crc ^= (bytes[i] & 0xff) << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ 0x1021;
            }
        }
        return crc & 0xffff;
    }
}
