package burraco.hal.pi;

import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBase;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import java.util.Arrays;

/** SPI as on Linux: a buffer of bytes at a time, with pauses in between. */
final class EmulatedSpi extends SpiBase implements Spi {
    /** The system's default. */
    private static final int BUFFER = 4096;

    private static final long PAUSE_MICROS = 400;

    private final Board board;

    EmulatedSpi(Board board, SpiProvider provider, SpiConfig config) {
        super(provider, config);
        this.board = board;
    }

    /** Like Pi4J, it returns 0 or a negative number if it fails. */
    @Override
    public int write(byte[] data, int offset, int length) {
        if (board.look(Board.SPI) == DeviceFiles.State.MISSING) {
            return -1;
        }
        for (int at = 0; at < length; at += BUFFER) {
            int end = Math.min(length, at + BUFFER);
            byte[] chunk = Arrays.copyOfRange(data, offset + at, offset + end);
            // The state of the line after the last byte is undefined.
            long rest = end == length ? 0 : PAUSE_MICROS;
            board.strip.ifPresent(strip -> strip.transfer(chunk, config().baud(), rest));
            board.time.pass(8_000_000L * chunk.length / config().baud());
        }
        return 0;
    }

    @Override
    public int write(byte one) {
        return write(new byte[] {one}, 0, 1);
    }

    @Override
    public int read() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int transfer(byte[] write, int from, byte[] read, int to, int length) {
        throw new UnsupportedOperationException();
    }
}
