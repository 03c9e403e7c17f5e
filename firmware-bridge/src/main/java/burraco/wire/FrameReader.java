package burraco.wire;

import java.util.Arrays;

/**
 * Finds frames in bytes that are cut anywhere, and drops invalid ones. It keeps at most one frame,
 * and allocates nothing for a frame.
 */
public final class FrameReader {
    /** A counter that is further ahead belongs to a late frame. */
    private static final int LATE = 128;

    private final MessageSchema schema;
    private final Direction direction;
    private final byte[] frame = new byte[Cobs.most(Protocol.MOST_BODY)];
    private final MessageFields fields = new MessageFields();
    private int length;
    private int body;
    private boolean tooLong;
    private int expected = -1;
    private long good;
    private long bad;
    private long missed;

    /** Reads frames of this direction; other types are unknown to it. */
    public FrameReader(MessageSchema schema, Direction direction) {
        this.schema = schema;
        this.direction = direction;
    }

    /** Takes a frame's payload; it is only valid during the call. */
    public interface Taker {
        void frame(int type, int order, MessageFields payload);
    }

    /** Starts over: drops a partial frame, and counts no missed ones. */
    public void begin() {
        length = 0;
        tooLong = false;
        expected = -1;
    }

    public void read(byte[] bytes, int from, int to, Taker taker) {
        for (int at = from; at < to; at++) {
            if (bytes[at] == 0) {
                end(taker);
            } else if (length < frame.length) {
                frame[length++] = bytes[at];
            } else {
                tooLong = true;
            }
        }
    }

    private void end(Taker taker) {
        int coded = length;
        boolean dropped = tooLong;
        length = 0;
        tooLong = false;
        if (coded == 0) {
            return;
        }
        body = dropped ? -1 : Cobs.decode(frame, coded);
        if (body < Protocol.LEAST_BODY || body > Protocol.MOST_BODY) {
            bad++;
            return;
        }
        int type = frame[1] & 0xff;
        if (!schema.knows(type) || Direction.of(type) != direction) {
            return;
        }
        if (!isGood(type, body - 2)) {
            bad++;
            return;
        }
        count(frame[2] & 0xff);
        taker.frame(type, frame[3] & 0xff, fields.over(frame, Protocol.HEAD, body - 2));
    }

    private boolean isGood(int type, int end) {
        int crc = frame[end] & 0xff | (frame[end + 1] & 0xff) << 8;
        return frame[0] == Protocol.form(type)
                && crc == Crc16.of(schema.seed(type), frame, 0, end)
                && schema.isWhole(type, frame, Protocol.HEAD, end);
    }

    private void count(int count) {
        good++;
        int ahead = count - expected & 0xff;
        if (expected >= 0 && ahead < LATE) {
            missed += ahead;
        }
        if (expected < 0 || ahead < LATE) {
            expected = count + 1 & 0xff;
        }
    }

    /** The current frame with its check sum; valid only during the call. */
    byte[] body() {
        return Arrays.copyOf(frame, body);
    }

    /** The number of valid frames. */
    public long good() {
        return good;
    }

    /** The number of invalid frames. */
    public long bad() {
        return bad;
    }

    /** The number of lost or invalid frames, by their counters. */
    public long missed() {
        return missed;
    }
}
