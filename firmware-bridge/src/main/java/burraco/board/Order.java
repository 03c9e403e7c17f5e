package burraco.board;

import burraco.hal.Tone;
import burraco.wire.FieldsWriter;
import burraco.wire.Protocol;
import java.util.List;
import java.util.SortedMap;

/** Something that the board is told to do: its type on the wire, and its fields. */
record Order(int type, FieldsWriter fields) {
    /** Most colours in one order. */
    static final int MOST_LAMPS = (Protocol.MOST_PAYLOAD - 5) / 3;

    /** Most bytes of a firmware in one order. */
    static final int MOST_BYTES = Protocol.MOST_PAYLOAD - 5;

    static Order plan(SortedMap<Integer, Integer> urgencies) {
        FieldsWriter fields = new FieldsWriter().u8(urgencies.size());
        urgencies.forEach((port, urgency) -> fields.u8(port).u8(urgency));
        return new Order(Protocol.PLAN, fields);
    }

    /**
     * @param colours of all lamps, red in the third byte
     */
    static Order light(int[] colours, int first, int count, int lastsMillis) {
        FieldsWriter fields = new FieldsWriter().u16(first).u16(lastsMillis).u8(count);
        for (int i = first; i < first + count; i++) {
            fields.u8(colours[i] >> 16).u8(colours[i] >> 8).u8(colours[i]);
        }
        return new Order(Protocol.LIGHT, fields);
    }

    static Order sound(List<Tone> tones) {
        FieldsWriter fields = new FieldsWriter().u8(tones.size());
        tones.forEach(tone -> fields.u16(tone.hertz()).u16(tone.millis()));
        return new Order(Protocol.SOUND, fields);
    }

    static Order zero(int scale) {
        return new Order(Protocol.ZERO, new FieldsWriter().u8(scale));
    }

    static Order diagnose(int port) {
        return new Order(Protocol.DIAGNOSE, new FieldsWriter().u8(port));
    }

    static Order test() {
        return new Order(Protocol.TEST, new FieldsWriter());
    }

    static Order updateBegin(int size, int crc) {
        FieldsWriter fields = new FieldsWriter().u32(Protocol.GUARD).u32(size).u32(crc);
        return new Order(Protocol.UPDATE_BEGIN, fields);
    }

    static Order updateBlock(byte[] image, int offset, int count) {
        FieldsWriter fields = new FieldsWriter().u32(offset).u8(count);
        for (int i = offset; i < offset + count; i++) {
            fields.u8(image[i]);
        }
        return new Order(Protocol.UPDATE_BLOCK, fields);
    }

    static Order updateEnd() {
        return new Order(Protocol.UPDATE_END, new FieldsWriter().u32(Protocol.GUARD));
    }

    static Order restart() {
        return new Order(Protocol.RESTART, new FieldsWriter().u32(Protocol.GUARD));
    }
}
