package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.testing.Captures;
import burraco.testing.SomeReadings;
import burraco.testing.Told;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * For any bytes, each line that is not empty is reported once and in order, and lines that were
 * read can be written. A failure prints its seed; {@code -Dfuzz.seed} repeats it, and {@code
 * -Dfuzz.runs} sets the number of runs.
 */
@Tag("campaign")
class CaptureFuzzTest {
    private static final long SEED = Long.getLong("fuzz.seed", 108);
    private static final int RUNS = Integer.getInteger("fuzz.runs", 7_000);
    private static final List<String> PIECES =
            List.of(
                    "{",
                    "}",
                    "[",
                    "]",
                    ":",
                    ",",
                    "\"",
                    "\\",
                    "\n",
                    "\r\n",
                    " ",
                    "\0",
                    "-",
                    "0",
                    "1e9",
                    "999999999999999999999",
                    "null",
                    "true",
                    "\"t\":",
                    "\"tags\":[",
                    "\"g\":",
                    "\"uid\":\"E0\"",
                    "\\ud800",
                    "\u00e9",
                    "\uD83C\uDCB1",
                    "\uFEFF",
                    "/*",
                    "NaN");

    private final Chance chance = new Chance(SEED);

    @BeforeAll
    static void printSeed() {
        System.out.println("fuzz.seed=" + SEED + ", runs=" + RUNS);
    }

    @Test
    void capturesWithSomethingChangedAreToldLineByLine() {
        byte[] good = Captures.written(SomeReadings.of(SEED, 12));
        int read = 0;
        for (int run = 0; run < RUNS; run++) {
            read += check(changed(good), run);
        }
        // Most lines of most captures must stay readable, so that the changes reach the code behind
        // the parser.
        assertTrue(read > RUNS * 4, "read " + read);
    }

    @Test
    void anyBytesAreToldLineByLine() {
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = new byte[chance.below(60)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (chance.below(8) == 0 ? '\n' : chance.below(256));
            }
            check(bytes, run);
        }
    }

    private byte[] changed(byte[] good) {
        byte[] bytes = good;
        for (int changes = 1 + chance.below(4); changes > 0; changes--) {
            int from = chance.below(bytes.length + 1);
            int to = Math.min(bytes.length, from + chance.below(4) * chance.below(12));
            ByteArrayOutputStream next = new ByteArrayOutputStream();
            next.write(bytes, 0, from);
            switch (chance.below(4)) {
                case 0 -> next.write(chance.below(256));
                case 1 -> next.writeBytes(Captures.bytes(PIECES.get(chance.below(PIECES.size()))));
                case 2 -> next.write(bytes, from, to - from);
                default -> to = Math.min(bytes.length, to + 1);
            }
            int rest = chance.below(2) == 0 ? to : from;
            next.write(bytes, rest, bytes.length - rest);
            bytes = next.toByteArray();
        }
        return bytes;
    }

    private static int check(byte[] bytes, int run) {
        try {
            List<CaptureLine> lines = Captures.read(bytes);
            assertEquals(filled(bytes), lines.stream().map(CaptureLine::number).toList());
            for (CaptureLine line : lines) {
                if (line instanceof CaptureLine.Skipped skipped) {
                    String why = Told.english(skipped.why());
                    assertFalse(why.isBlank());
                    assertTrue(why.chars().noneMatch(Character::isISOControl));
                }
            }
            List<Reading> readings = Captures.readings(lines);
            assertEquals(
                    readings.size(),
                    Captures.readings(Captures.read(Captures.written(readings))).size());
            return readings.size();
        } catch (RuntimeException | AssertionError failure) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            return fail("seed " + SEED + ", run " + run + ":\n" + text, failure);
        }
    }

    /** The numbers of the lines that are not empty. */
    private static List<Integer> filled(byte[] bytes) {
        List<Integer> numbers = new ArrayList<>();
        String[] lines = new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].matches("[ \t\r]*")) {
                numbers.add(i + 1);
            }
        }
        return numbers;
    }
}
