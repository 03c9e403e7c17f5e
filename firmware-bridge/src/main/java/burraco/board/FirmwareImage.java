package burraco.board;

import java.util.zip.CRC32;

/** A firmware as it is loaded into a board. */
public final class FirmwareImage {
    private static final int MOST_BYTES = 16 << 20;

    private final byte[] bytes;

    /**
     * @throws IllegalArgumentException if that cannot be a firmware, with a sentence for a person
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

    /** As a board that runs it says it in its {@code hello}. */
    public int crc() {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    Order block(int offset) {
        return Order.updateBlock(bytes, offset, Math.min(Order.MOST_BYTES, size() - offset));
    }
}
