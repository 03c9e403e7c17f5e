package burraco.readers.pepper;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Bytes to frames, cut in any way. What is no frame is skipped byte by byte, so that a frame behind
 * it is found; a beginning that turns out to be none hides no whole frame within it for longer than
 * its own length says.
 */
final class Frames {
    private static final int NONE = 0;
    private static final int UNKNOWN = -1;
    private static final int ROOM = Frame.HEAD + Frame.LONGEST_PAYLOAD + Frame.TAIL;

    private final byte[] bytes = new byte[ROOM];
    private int length;
    private boolean skipping;

    /** A new port, or an answer that did not come: what was begun is not gone on with. */
    void forget() {
        length = 0;
        skipping = false;
    }

    /**
     * Tells every frame that is whole now.
     *
     * @param damaged is told once of every stretch that was no frame
     */
    void received(byte[] more, int count, Consumer<Frame> to, Runnable damaged) {
        for (int i = 0; i < count; i++) {
            bytes[length++] = more[i];
            int whole = judge();
            while (whole != UNKNOWN) {
                if (whole > 0) {
                    Frame frame =
                            new Frame(Arrays.copyOfRange(bytes, Frame.HEAD, whole - Frame.TAIL));
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

    /** How long the frame is that begins here; that there is none, or that more must be seen. */
    private int judge() {
        if (length > 0 && bytes[0] != Frame.BEGIN) {
            return NONE;
        }
        if (length < Frame.HEAD) {
            return UNKNOWN;
        }
        int told = little(1);
        int payload = told - Frame.TAIL;
        if ((told ^ little(3)) != 0xffff || payload < 1 || payload > Frame.LONGEST_PAYLOAD) {
            return NONE;
        }
        int whole = Frame.HEAD + told;
        if (length < whole) {
            return UNKNOWN;
        }
        int end = whole - Frame.TAIL;
        return Frame.crc(bytes, Frame.HEAD, end) == little(end) ? whole : NONE;
    }

    private int little(int at) {
        return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
    }

    private void drop(int count) {
        length -= count;
        System.arraycopy(bytes, count, bytes, 0, length);
    }
}
