package burraco.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;

/** A firmware as it is loaded into a board. */
public final class FirmwareImage {
    private static final int MOST_BYTES = 16 << 20;

    private final byte[] bytes;

    public FirmwareImage(byte[] bytes) {
        this.bytes = bytes.clone();
    }

    /**
     * @throws IOException if it cannot be read or cannot be a firmware; its message says why
     */
    public static FirmwareImage read(Path file) throws IOException {
        long size = Files.size(file);
        if (size == 0 || size > MOST_BYTES) {
            throw new IOException(file + ": no firmware has " + size + " bytes");
        }
        return new FirmwareImage(Files.readAllBytes(file));
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
