package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.testing.Captures;
import burraco.testing.SomeReadings;
import burraco.testing.Told;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaptureWriterTest {
    private static final TagId SEVEN = new TagId("E004015012345678");

    @Test
    void theKindsOfLinesAreWrittenToTheByte() {
        String text =
                Captures.START_LINE
                        + """
                        {"t":120,"antenna":3,"tags":[{"uid":"E004015012345678","rssi":-52}]}
                        {"t":161,"antenna":4,"tags":[]}
                        {"t":175,"antenna":5,"unclear":"collision"}
                        {"t":180,"scale":1,"g":77.9}
                        {"t":9000,"button":"call","seat":"N"}
                        {"t":9000,"button":"start"}
                        {"t":9100,"fault":"antenna","antenna":4,"detail":"detuned"}
                        {"t":9900,"fault":"source","source":"left","detail":"lost"}
                        {"t":12900,"fault":"source","source":"left","detail":"back"}
                        {"t":12901,"antenna":3,"tags":[{"uid":"E004015012345678"},{"uid":"00"}]}
                        """;
        List<Reading> readings =
                List.of(
                        tags(120, 3, new Answer(SEVEN, OptionalInt.of(-52))),
                        tags(161, 4),
                        new Reading.Unclear(175, 5, Reading.Cause.COLLISION),
                        new Reading.Weight(180, 1, 77.9),
                        new Reading.Press(9000, new Button("call", "N")),
                        new Reading.Press(9000, Button.of("start")),
                        new Reading.AntennaFault(9100, 4, "detuned"),
                        new Reading.SourceFault(9900, "left", "lost"),
                        new Reading.SourceFault(12900, "left", "back"),
                        tags(12901, 3, Answer.of(SEVEN), Answer.of(new TagId("00"))));
        assertEquals(text, text(readings));
        assertEquals(readings, Captures.readings(Captures.read(Captures.bytes(text))));
    }

    private static Reading tags(long at, int antenna, Answer... answers) {
        return new Reading.Inventory(at, antenna, List.of(answers));
    }

    private static String text(List<Reading> readings) {
        return new String(Captures.written(readings), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsWrittenIsReadAgain(long seed) {
        List<Reading> readings = SomeReadings.of(seed, 20_000);
        byte[] written = Captures.written(readings);
        List<CaptureLine> lines = Captures.read(written);
        assertEquals(new CaptureLine.Started(1, Captures.START), lines.getFirst());
        assertEquals(readings, Captures.readings(lines), () -> "seed " + seed);
        assertArrayEquals(written, Captures.written(Captures.readings(lines)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "78, 78",
        "77.9, 77.9",
        "77.94, 77.9",
        "77.96, 78",
        "-0.04, 0",
        "-0.4, -0.4",
        "-12.34, -12.3",
        "1234567.8, 1234567.8",
        "2.0E16, 2.0E16"
    })
    void gramsHaveADecimalWhereItIsNotNought(double grams, String written) {
        String line = text(List.of(new Reading.Weight(5, 1, grams)));
        assertTrue(line.endsWith("{\"t\":5,\"scale\":1,\"g\":" + written + "}\n"), line);
    }

    @Test
    void timesMayStandStillAndNeverGoBack() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureWriter writer = new CaptureWriter(bytes, Captures.START);
        writer.write(tags(7, 1));
        writer.write(tags(7, 1));
        assertThrows(IllegalStateException.class, () -> writer.write(tags(6, 1)));
        assertThrows(IllegalStateException.class, () -> writer.write(tags((1L << 53) + 1, 1)));
        assertThrows(
                IllegalStateException.class,
                () -> writer.write(new Reading.Weight(9, 1, Double.NaN)));
        writer.close();
        assertEquals(3, Captures.read(bytes.toByteArray()).size());
    }

    @Test
    void flushingLetsThroughWhatWasWritten() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureWriter writer = new CaptureWriter(bytes, Captures.START);
        assertEquals(0, bytes.size());
        writer.flush();
        assertEquals(Captures.START_LINE, bytes.toString(StandardCharsets.UTF_8));
        writer.close();
    }

    /** A disk that is full after this many bytes. */
    private static final class Disk extends OutputStream {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final int size;
        private boolean closed;

        private Disk(int size) {
            this.size = size;
        }

        @Override
        public void write(int b) throws IOException {
            if (kept.size() == size) {
                throw new IOException("No space left on device");
            }
            kept.write(b);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void aFullDiskIsToldAndNothingIsWrittenBehindTheGap() throws IOException {
        List<Reading> readings = SomeReadings.of(4, 5_000);
        Disk disk = new Disk(100_000);
        List<String> told = new ArrayList<>();
        CaptureWriter writer = new CaptureWriter(disk, Captures.START);
        for (Reading reading : readings) {
            try {
                writer.write(reading);
            } catch (IOException full) {
                told.add(full.getMessage());
            }
        }
        writer.close();
        assertTrue(disk.closed);
        assertEquals("No space left on device", told.getFirst());
        assertEquals("the stream broke off before", told.get(1));
        List<CaptureLine> lines = Captures.read(disk.kept.toByteArray());
        List<Reading> kept = Captures.readings(lines);
        assertEquals(readings.subList(0, kept.size()), kept);
        assertEquals(Told.skipped(lines.size(), "cut off"), lines.getLast());
    }

    @Test
    void aDiskThatIsFullAtTheEndIsToldOnClosing() throws IOException {
        Disk disk = new Disk(50);
        CaptureWriter writer = new CaptureWriter(disk, Captures.START);
        assertThrows(IOException.class, writer::close);
        assertTrue(disk.closed);
    }
}
