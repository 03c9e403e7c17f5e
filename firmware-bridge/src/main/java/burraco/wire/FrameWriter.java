package burraco.wire;

import java.util.Arrays;

/** Writes frames, one at a time, without allocation. */
public final class FrameWriter {
    private final MessageSchema schema;
    private final byte[] body = new byte[Protocol.MOST_BODY];
    private final byte[] frame = new byte[Cobs.most(Protocol.MOST_BODY) + 1];
    private final FieldsWriter payload = new FieldsWriter(body, Protocol.HEAD);
    private long written;

    public FrameWriter(MessageSchema schema) {
        this.schema = schema;
    }

    /** Begins a frame; its fields follow, then {@link #end}. */
    public FieldsWriter begin(int type, int order) {
        body[0] = (byte) Protocol.form(type);
        body[1] = (byte) type;
        body[2] = (byte) written;
        body[3] = (byte) order;
        return payload.clear();
    }

    /**
     * @return the length of the frame in {@link #bytes}, including its delimiter
     */
    public int end() {
        int end = Protocol.HEAD + payload.length();
        int crc = Crc16.of(schema.seed(body[1] & 0xff), body, 0, end);
        body[end] = (byte) crc;
        body[end + 1] = (byte) (crc >>> 8);
        int coded = Cobs.encode(body, end + 2, frame);
        frame[coded] = 0;
        written++;
        return coded + 1;
    }

    /** The last frame; the next one overwrites it. */
    public byte[] bytes() {
        return frame;
    }

    /** The last frame before encoding, with its check sum. */
    byte[] body() {
        return Arrays.copyOf(body, Protocol.HEAD + payload.length() + 2);
    }

    /** How many frames there were. */
    public long written() {
        return written;
    }
}
