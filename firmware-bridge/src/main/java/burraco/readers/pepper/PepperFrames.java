package burraco.readers.pepper;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Finds frames in bytes that are cut anywhere. Other bytes are skipped one by one, so that a frame
 * after them is found. A false beginning hides a frame within it for no longer than its supposed
 * length.
 */
final class PepperFrames {
    private static final int NONE = 0;
    private static final int UNKNOWN = -1;
    private static final int ROOM_BYTES =
            PepperFrame.HEAD + PepperFrame.LONGEST_PAYLOAD_BYTES + PepperFrame.TAIL;

    private final byte[] bytes = new byte[ROOM_BYTES];
    private int length;
    private boolean skipping;

    /** Drops a partial frame, after a port was opened or an answer did not come. */
    void forget() {
        length = 0;
        skipping = false;
    }

    /**
     * Passes on every complete frame.
     *
     * @param damaged called once for every stretch of bytes that was no frame
     */
    void received(byte[] more, int count, Consumer<PepperFrame> to, Runnable damaged) {
        for (int i = 0; i < count; i++) {
            bytes[length++] = more[i];
            int whole = judge();
            while (whole != UNKNOWN) {
                if (whole > 0) {
                    PepperFrame frame =
                            new PepperFrame(
                                    Arrays.copyOfRange(
                                            bytes, PepperFrame.HEAD, whole - PepperFrame.TAIL));
                    skipping = false;
                    drop(whole);
                    to.accept(frame);
                } else {
                    if (!skipping) {
                        damaged.run();
                    }
                    skipping = true;
                    drop(1);
                }
                whole = judge();
            }
        }
    }

    /**
     * Decides whether a frame begins here: returns its length, or that there is none, or that more
     * bytes are needed.
     */
    private int judge() {
        if (length > 0 && bytes[0] != PepperFrame.BEGIN) {
            return NONE;
        }
        if (length < PepperFrame.HEAD) {
            return UNKNOWN;
        }
        int told = little(1);
        int payload = told - PepperFrame.TAIL;
        if ((told ^ little(3)) != 0xffff
                || payload < 1
                || payload > PepperFrame.LONGEST_PAYLOAD_BYTES) {
            return NONE;
        }
        int whole = PepperFrame.HEAD + told;
        if (length < whole) {
            return UNKNOWN;
        }
        int end = whole - PepperFrame.TAIL;
        return PepperFrame.crc(bytes, PepperFrame.HEAD, end) == little(end) ? whole : NONE;
    }

    private int little(int at) {
        return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
    }

    private void drop(int count) {
        length -= count;
        System.arraycopy(bytes, count, bytes, 0, length);
    }
}
