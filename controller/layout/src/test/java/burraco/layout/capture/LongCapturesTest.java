package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import burraco.testing.Captures;
import burraco.testing.ReferenceTable;
import burraco.testing.SomeReadings;
import burraco.testing.Told;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Captures that are too long to be kept in memory; they are generated while they are read. */
@Tag("campaign")
class LongCapturesTest {
    private static final long BYTES = 50_000_000;

    /** Keeps the bytes of the last few readings until they are fetched. */
    private static final class Pipe extends OutputStream {
        private byte[] kept = new byte[1 << 18];
        private int used;

        @Override
        public void write(int b) {
            kept[used++] = (byte) b;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            System.arraycopy(bytes, from, kept, used, length);
            used += length;
        }

        private int fetch(byte[] bytes, int from, int length) {
            int count = Math.min(length, used);
            System.arraycopy(kept, 0, bytes, from, count);
            System.arraycopy(kept, count, kept, 0, used - count);
            used -= count;
            return count;
        }
    }

    /** A capture that is generated while it is read. */
    private static final class Endless extends InputStream {
        private final Pipe pipe = new Pipe();
        private final SomeReadings readings = new SomeReadings(6);
        private final CaptureWriter writer = new CaptureWriter(pipe, Captures.START);
        private long written;
        private long bytes;

        private Endless() throws IOException {}

        @Override
        public int read() {
            throw new AssertionError("byte by byte");
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            while (pipe.used == 0) {
                if (bytes > BYTES) {
                    return -1;
                }
                writer.write(readings.next());
                written++;
                if (bytes + (1 << 16) > BYTES) {
                    writer.flush();
                }
            }
            int count = pipe.fetch(into, from, length);
            bytes += count;
            return count;
        }
    }

    @Test
    void fiftyMegabytesPassThroughTheSameFewBuffers() throws IOException {
        Endless endless = new Endless();
        CaptureReader reader = new CaptureReader(endless, ReferenceTable.LAYOUT);
        SomeReadings again = new SomeReadings(6);
        assertEquals(new CaptureLine.Started(1, Captures.START), reader.next().orElseThrow());
        long read = 0;
        for (var line = reader.next(); line.isPresent(); line = reader.next()) {
            Reading next = again.next();
            boolean same = line.get() instanceof CaptureLine.Read got && got.reading().equals(next);
            assertTrue(same, () -> next.toString());
            read++;
        }
        assertEquals(endless.written, read);
        assertTrue(endless.bytes > BYTES);
    }

    /** A line of zeros that never seems to end, and a good line after it. */
    private static final class Zeros extends InputStream {
        private final byte[] good =
                Captures.bytes("\n{\"t\":0,\"antenna\":3,\"tags\":[]}\n" + Captures.START_LINE);
        private long left = BYTES;
        private int largest;
        private boolean ended;

        @Override
        public int read() {
            throw new AssertionError("byte by byte");
        }

        @Override
        public int read(byte[] into, int from, int length) {
            largest = Math.max(largest, into.length);
            if (left > 0) {
                int count = (int) Math.min(length, left);
                Arrays.fill(into, from, from + count, (byte) 0);
                left -= count;
                return count;
            }
            if (ended) {
                return -1;
            }
            ended = true;
            System.arraycopy(good, 0, into, from, good.length);
            return good.length;
        }
    }

    @Test
    void aLineOfFiftyMegabytesIsNeverHeld() {
        Zeros zeros = new Zeros();
        assertEquals(
                List.of(
                        Told.skipped(1, "longer than 1 MB"),
                        Told.skipped(2, "before the start"),
                        new CaptureLine.Started(3, Captures.START)),
                Captures.read(zeros));
        assertTrue(zeros.largest < 1_200_000, "a buffer of " + zeros.largest);
    }
}
