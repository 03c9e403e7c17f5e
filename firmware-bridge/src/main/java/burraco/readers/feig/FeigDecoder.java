package burraco.readers.feig;

import burraco.readers.Crc16Mcrf;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Finds frames in bytes that are cut anywhere. It skips bytes that cannot begin a frame, and the
 * first byte of a damaged frame, and then examines the following bytes again, so that no valid
 * frame is lost within a damaged one.
 */
public final class FeigDecoder {
    private static final int ROOM_BYTES = FeigForm.ADVANCED.longest();

    private final byte[] bytes = new byte[ROOM_BYTES];
    private int length;
    private boolean astray;
    private long errors;

    public FeigDecoder() {}

    /** Drops a partial frame. */
    public void clear() {
        if (length > 0) {
            astray();
        }
        length = 0;
        astray = false;
    }

    /** How many stretches of bytes belonged to no frame. */
    public long errors() {
        return errors;
    }

    public void take(byte[] more, int count, Consumer<FeigFrame> found) {
        int taken = 0;
        while (taken < count) {
            // The buffer holds the longest frame, so there is room after each pass.
            int part = Math.min(count - taken, ROOM_BYTES - length);
            System.arraycopy(more, taken, bytes, length, part);
            length += part;
            taken += part;
            look(found);
        }
    }

    private void look(Consumer<FeigFrame> found) {
        int at = 0;
        while (at < length) {
            int size = sizeAt(at);
            if (size > length - at) {
                break;
            }
            if (size > 0 && isSound(at, size)) {
                found.accept(frame(at, size));
                at += size;
                astray = false;
            } else {
                at++;
                astray();
            }
        }
        System.arraycopy(bytes, at, bytes, 0, length - at);
        length -= at;
    }

    private void astray() {
        errors += astray ? 0 : 1;
        astray = true;
    }

    /**
     * The length of a frame that begins here, which may be longer than what has been received; 0 if
     * no frame can begin here.
     */
    private int sizeAt(int at) {
        FeigForm form = formAt(at);
        int there = length - at;
        if (there < form.head()) {
            return ROOM_BYTES + 1;
        }
        int size = form == FeigForm.STANDARD ? at(at) : at(at + 1) << 8 | at(at + 2);
        if (size < form.shortest() || size > form.longest()) {
            return 0;
        }
        boolean told = there > form.head() + 1;
        return told && !FeigCommand.isKnown(at(at + form.head() + 1)) ? 0 : size;
    }

    private FeigForm formAt(int at) {
        return bytes[at] == FeigForm.STX ? FeigForm.ADVANCED : FeigForm.STANDARD;
    }

    private boolean isSound(int at, int size) {
        int end = at + size - 2;
        return Crc16Mcrf.mcrf4xx(bytes, at, end) == (at(end) | at(end + 1) << 8);
    }

    private FeigFrame frame(int at, int size) {
        FeigForm form = formAt(at);
        int head = at + form.head();
        byte[] data = Arrays.copyOfRange(bytes, head + 2, at + size - 2);
        return new FeigFrame(form, at(head), at(head + 1), data);
    }

    private int at(int index) {
        return bytes[index] & 0xFF;
    }
}
