package burraco.board;

import java.util.zip.CRC32;

/** A firmware image for a board. */
public final class FirmwareImage {
    private static final int MOST_BYTES = 16 << 20;

    private final byte[] bytes;

    /**
     * @throws IllegalArgumentException if it is no valid firmware, with a sentence for people
     */
    public FirmwareImage(byte[] bytes) {
        if (bytes.length == 0 || bytes.length > MOST_BYTES) {
            throw new IllegalArgumentException("no firmware has " + bytes.length + " bytes");
        }
        this.bytes = bytes.clone();
    }

    public int size() {
        return bytes.length;
    }

    /** The check sum that a board with this firmware sends in its {@code hello}. */
    public int crc() {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    BoardOrder block(int offset) {
        return BoardOrder.updateBlock(
                bytes, offset, Math.min(BoardOrder.MOST_BYTES, size() - offset));
    }
}
