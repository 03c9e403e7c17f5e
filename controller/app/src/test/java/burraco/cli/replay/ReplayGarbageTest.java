package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.testing.Captures;
import burraco.testing.ExampleTable;
import burraco.testing.Hostile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are hardly captures are replayed nevertheless, and problems are reported in words. */
@Tag("campaign")
class ReplayGarbageTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("garbage.seed", 3);

    private static final List<String> NO_READINGS =
            List.of(
                    "",
                    "{",
                    "null",
                    "[1,2]",
                    "{\"t\":1}",
                    "{\"t\":-1,\"antenna\":1,\"tags\":[]}",
                    "{\"t\":1,\"antenna\":99,\"tags\":[]}",
                    "{\"t\":1,\"antenna\":1,\"tags\":[{\"uid\":\"no\"}]}",
                    "{\"t\":1,\"scale\":77,\"g\":1}",
                    "{\"t\":1,\"scale\":1,\"g\":1e999}",
                    "{\"t\":1,\"scale\":1,\"g\":\"NaN\"}",
                    "{\"t\":1,\"scale\":1,\"g\":NaN}",
                    "{\"t\":1,\"button\":\"self-destruct\"}",
                    "{\"t\":1,\"button\":\"call\",\"seat\":\"X\"}",
                    "{\"t\":1,\"fault\":\"weather\"}",
                    "{\"t\":99999999999999999999,\"antenna\":1,\"tags\":[]}",
                    "\u0000\u0000",
                    "{\"t\":1,\"antenna\":1,\"unclear\":\"fog\"}");

    @TempDir Path folder;
    private final Chance chance = new Chance(SEED);

    @BeforeEach
    void aTable() throws IOException {
        Files.copy(TABLE.file(), folder.resolve("table.toml"));
        Files.copy(TABLE.file().resolveSibling("deck.csv"), folder.resolve("deck.csv"));
    }

    private Terminal replay(Path capture, String... way) {
        Object[] args = new Object[2 + way.length];
        args[0] = "replay";
        args[1] = capture;
        System.arraycopy(way, 0, args, 2, way.length);
        Terminal told = Terminal.run(args);
        String all = told.out() + told.err();
        assertFalse(all.contains("\tat ") || all.contains("Exception"), "seed " + SEED + all);
        return told;
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("mad.readings.jsonl"), bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--json", "--record", "--lang en"})
    void linesThatAreNoReadingsAreSkippedAndCounted(String way) throws IOException {
        StringBuilder text = new StringBuilder(Captures.START_LINE);
        for (int i = 0; i < 10_000; i++) {
            text.append(NO_READINGS.get(chance.below(NO_READINGS.size()))).append('\n');
        }
        Path capture = file(Captures.bytes(text.toString()));
        Terminal told = replay(capture, way.isEmpty() ? new String[0] : way.split(" "));
        assertEquals(0, told.status(), told::err);
        assertTrue(told.err().contains("no hand is dealt in it"), told::err);
        boolean json = way.equals("--json");
        assertEquals(!json, told.err().contains(" lines skipped: "), told::err);
        assertEquals(json, told.out().contains("\"why\":\"not JSON\""));
    }

    @Test
    void bytesOfAnyKindAreNoCapture() throws IOException {
        byte[] bytes = new byte[100_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) chance.below(256);
        }
        Terminal told = replay(file(bytes), "--json");
        assertEquals(2, told.status());
        assertTrue(told.err().contains("does not begin as a capture does"), told::err);
    }

    @Test
    void aStormOfReadingsIsTakenIn() throws IOException {
        Path capture = file(storm());
        Terminal told = replay(capture, "--json");
        assertEquals(0, told.status(), told::err);
        List<String> lines = told.outLines();
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("{\"foreign\":\"")));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("{\"trouble\":\"")));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("{\"skipped\":")));
    }

    /** Readings of every kind, with antennas and scales that do not exist. */
    private byte[] storm() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureStart start = Captures.START;
        Hostile.Storm storm = new Hostile.Storm(SEED, TABLE);
        try (CaptureWriter writer = new CaptureWriter(bytes, start)) {
            long at = 0;
            for (Hostile mad : Hostile.values()) {
                long from = at;
                mad.say(storm, 60, from, 100, reading -> write(writer, reading));
                at += 60 * 100;
            }
        }
        return bytes.toByteArray();
    }

    /** Readings that no capture can hold are not written. */
    private static void write(CaptureWriter writer, Reading reading) {
        boolean figure = !(reading instanceof Reading.Weight weight) || isFigure(weight.grams());
        boolean button =
                !(reading instanceof Reading.Press press)
                        || !press.button().key().startsWith("no ")
                                && !press.button().place().equals("nobody");
        try {
            if (figure && button) {
                writer.write(reading);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static boolean isFigure(double grams) {
        return Double.isFinite(grams) && Math.abs(grams) < 1e12;
    }
}
