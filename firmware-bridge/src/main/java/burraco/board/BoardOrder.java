package burraco.board;

import burraco.hal.Tone;
import burraco.wire.FieldsWriter;
import burraco.wire.Protocol;
import java.util.List;
import java.util.SortedMap;

/** An order to the board: its type in the protocol and its fields. */
record BoardOrder(int type, FieldsWriter fields) {
    /** The maximum number of colours in one order. */
    static final int MOST_LAMPS = (Protocol.MOST_PAYLOAD - 5) / 3;

    /** The maximum number of firmware bytes in one order. */
    static final int MOST_BYTES = Protocol.MOST_PAYLOAD - 5;

    static BoardOrder plan(SortedMap<Integer, Integer> urgencies) {
        FieldsWriter fields = new FieldsWriter().u8(urgencies.size());
        urgencies.forEach((port, urgency) -> fields.u8(port).u8(urgency));
        return new BoardOrder(Protocol.PLAN, fields);
    }

    /**
     * @param colours of all lamps, red in the third byte
     */
    static BoardOrder light(int[] colours, int first, int count, int lastsMillis) {
        FieldsWriter fields = new FieldsWriter().u16(first).u16(lastsMillis).u8(count);
        for (int i = first; i < first + count; i++) {
            fields.u8(colours[i] >> 16).u8(colours[i] >> 8).u8(colours[i]);
        }
        return new BoardOrder(Protocol.LIGHT, fields);
    }

    static BoardOrder sound(List<Tone> tones) {
        FieldsWriter fields = new FieldsWriter().u8(tones.size());
        tones.forEach(tone -> fields.u16(tone.hertz()).u16(tone.millis()));
        return new BoardOrder(Protocol.SOUND, fields);
    }

    static BoardOrder zero(int scale) {
        return new BoardOrder(Protocol.ZERO, new FieldsWriter().u8(scale));
    }

    static BoardOrder diagnose(int port) {
        return new BoardOrder(Protocol.DIAGNOSE, new FieldsWriter().u8(port));
    }

    static BoardOrder test() {
        return new BoardOrder(Protocol.TEST, new FieldsWriter());
    }

    static BoardOrder updateBegin(int size, int crc) {
        FieldsWriter fields = new FieldsWriter().u32(Protocol.GUARD).u32(size).u32(crc);
        return new BoardOrder(Protocol.UPDATE_BEGIN, fields);
    }

    static BoardOrder updateBlock(byte[] image, int offset, int count) {
        FieldsWriter fields = new FieldsWriter().u32(offset).u8(count);
        for (int i = offset; i < offset + count; i++) {
            fields.u8(image[i]);
        }
        return new BoardOrder(Protocol.UPDATE_BLOCK, fields);
    }

    static BoardOrder updateEnd() {
        return new BoardOrder(Protocol.UPDATE_END, new FieldsWriter().u32(Protocol.GUARD));
    }

    static BoardOrder restart() {
        return new BoardOrder(Protocol.RESTART, new FieldsWriter().u32(Protocol.GUARD));
    }
}
