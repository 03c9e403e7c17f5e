package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import burraco.hal.virtual.Chance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Whatever the bytes are, the result is a layout, or problems in lines that exist. A failure prints
 * its seed; {@code -Dfuzz.seed} repeats it, and {@code -Dfuzz.runs} sets the number of runs.
 */
class LayoutFuzzTest {
    private static final long SEED = Long.getLong("fuzz.seed", 27);
    private static final int RUNS = Integer.getInteger("fuzz.runs", 8_000);

    private static final List<String> WORDS =
            List.of(
                    "[",
                    "]",
                    "[[",
                    "]]",
                    "{",
                    "}",
                    "=",
                    ".",
                    ",",
                    "#",
                    "\"",
                    "'",
                    "\"\"\"",
                    "'''",
                    "\\",
                    "\\u12",
                    "\n",
                    "\r\n",
                    "\r",
                    " ",
                    "_",
                    "-",
                    "0",
                    "0x",
                    "1e",
                    "1_0",
                    "99999999999999999999",
                    "nan",
                    "inf",
                    "true",
                    "1979-05-27",
                    "12:00:00",
                    "é",
                    "id = 1\n",
                    "[antenna]\n",
                    "[[antenna]]\n",
                    "[[table]]\n",
                    "[a.b]\n",
                    "zone.x = 3\n",
                    "seat = \"N\"\n",
                    "slot = 99\n",
                    "x = -1e300\n",
                    "[match]\nround = '99h'\n",
                    "source = []\n",
                    "scale = 3\n",
                    "id = {}\n");

    private final Chance chance = new Chance(SEED);

    @BeforeAll
    static void printSeed() {
        System.out.println("fuzz.seed=" + SEED + ", runs=" + RUNS);
    }

    @Test
    void goodTablesWithSomethingChangedAreReadOrRefused() throws IOException {
        List<byte[]> good =
                List.of(
                        Tables.LEAST.getBytes(StandardCharsets.UTF_8),
                        Files.readAllBytes(
                                Path.of("..", "examples", "tables", "small", "table.toml")));
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = good.get(chance.below(good.size()));
            for (int i = chance.below(4); i >= 0; i--) {
                bytes = changed(bytes);
            }
            check(bytes, run);
        }
    }

    @Test
    void anyBytesAreReadOrRefused() {
        for (int run = 0; run < RUNS; run++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int i = chance.below(12); i >= 0; i--) {
                boolean word = chance.happens(0.8);
                bytes.writeBytes(word ? word() : new byte[] {(byte) chance.below(256)});
            }
            check(bytes.toByteArray(), run);
        }
    }

    private byte[] word() {
        return WORDS.get(chance.below(WORDS.size())).getBytes(StandardCharsets.UTF_8);
    }

    /** Replaces some bytes by a word, a byte or nothing. */
    private byte[] changed(byte[] bytes) {
        int from = chance.below(bytes.length + 1);
        int to = Math.min(bytes.length, from + chance.below(chance.happens(0.1) ? 60 : 3));
        ByteArrayOutputStream changed = new ByteArrayOutputStream();
        changed.write(bytes, 0, from);
        switch (chance.below(3)) {
            case 0 -> changed.writeBytes(word());
            case 1 -> changed.write(chance.below(256));
            default -> {}
        }
        changed.write(bytes, to, bytes.length - to);
        return changed.toByteArray();
    }

    private static void check(byte[] bytes, int run) {
        try {
            switch (LayoutReader.read(bytes)) {
                case LayoutResult.Read read ->
                        assertEquals(
                                read.layout(), Tables.layout(LayoutWriter.write(read.layout())));
                case LayoutResult.Refused refused -> {
                    assertFalse(refused.problems().isEmpty());
                    refused.problems().forEach(problem -> checkPlace(problem, bytes));
                }
            }
        } catch (RuntimeException | StackOverflowError | AssertionError failure) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            fail("seed " + SEED + ", run " + run + ":\n" + text, failure);
        }
    }

    private static void checkPlace(LayoutProblem problem, byte[] bytes) {
        String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n", -1);
        assertTrue(problem.line() >= 1 && problem.line() <= lines.length, "line exists");
        String line = lines[problem.line() - 1];
        int columns = line.codePointCount(0, line.length()) + 1;
        assertTrue(problem.column() >= 1 && problem.column() <= columns, "column exists");
    }
}
