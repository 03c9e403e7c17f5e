package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The captures in the examples' folder are understood as the hands truly happened. */
@Tag("campaign")
class ExampleCapturesTest {
    private static final Path FOLDER = Path.of("..", "examples", "captures");
    private static final int MOST_BYTES = 1_000_000;
    private static final int MOST_BYTES_TOGETHER = 4_000_000;

    static List<Path> captures() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".readings.jsonl"))
                    .sorted()
                    .toList();
        }
    }

    private static Path capture(String scene) {
        return FOLDER.resolve(scene).resolve("hand-0001.readings.jsonl");
    }

    private static Path truth(Path capture) {
        return capture.resolveSibling("hand-0001.burraco");
    }

    private static Terminal run(Object... args) {
        Terminal told = Terminal.run(args);
        assertEquals(0, told.status(), told::err);
        return told;
    }

    private static List<String> linesWith(String what, Terminal told) {
        return told.outLines().stream().filter(line -> line.contains(what)).toList();
    }

    @ParameterizedTest
    @MethodSource("captures")
    void actsAndRulingsAreThoseOfTheRecord(Path capture) {
        Terminal told = run("replay", capture, "--diff", truth(capture), "--lang", "en");
        String sums = linesWith(" acts ", told).getFirst();
        assertTrue(sums.matches("Of (\\d+) acts \\1 are the same\\. Of 66 .*"), told::out);
        assertFalse(sums.contains("wrongly named"), sums);
        assertEquals(List.of(), linesWith("Ruled in the ", told));
    }

    @Test
    void aWrongOpeningIsRuledAndPutRight() {
        Path capture = capture("ruling");
        String ruled = "\"rulings\":[{\"case\":\"26.1\"";
        assertEquals(1, linesWith(ruled, run("replay", capture, "--json")).size());
        assertEquals(1, linesWith(ruled, run("judge", truth(capture), "--json")).size());
    }

    @ParameterizedTest
    @MethodSource("captures")
    void onlyOneOfThemHasARuling(Path capture) {
        boolean ruling = capture.equals(capture("ruling"));
        assertEquals(ruling ? 1 : 0, Terminal.run("judge", "--strict", truth(capture)).status());
    }

    @Test
    void ofAReaderThatIsLostTheTroubleIsToldAndItsEnd() {
        List<String> told =
                linesWith("\"trouble\"", run("replay", capture("loose-cables"), "--json"));
        assertEquals(6, told.size(), told::toString);
        assertTrue(told.get(4).startsWith("{\"trouble\":\"source south\""), told.get(4));
        assertTrue(told.get(5).startsWith("{\"trouble\":\"over\""), told.get(5));
    }

    @Test
    void withoutScalesNothingIsWeighed() throws IOException {
        assertFalse(Files.readString(capture("without-scales")).contains("\"scale\""));
        assertTrue(Files.readString(capture("first-turns")).contains("\"scale\""));
    }

    @Test
    void aReplayEndsWithTheCasesThatItsTableCannotSee() {
        Path small = capture("without-scales");
        String english = run("replay", small, "--lang", "en").outLines().getLast();
        String before = "Not seen by this table unless somebody reports it: ";
        assertTrue(english.startsWith(before), english);
        List<String> ids = List.of(english.substring(before.length()).split(", "));
        assertTrue(ids.containsAll(List.of("6.2", "6.3", "7.2", "28.1")), english);
        assertFalse(ids.contains("26.1"), english + ": seen in part");
        String italian = run("replay", small, "--lang", "it").outLines().getLast();
        assertTrue(italian.startsWith("Questo tavolo non vede, se nessuno lo riferisce: "));
        String scales = run("replay", capture("first-turns"), "--lang", "en").outLines().getLast();
        assertTrue(scales.startsWith(before) && !scales.contains(" 6.2,"), scales);
    }

    @Test
    void underTheItalianCodeAPileIsTakenWithoutAPlay() throws IOException {
        String record = Files.readString(truth(capture("italian-code")));
        assertTrue(record.contains("[Code \"FITAB-ITA-2026\"]"), record);
        assertTrue(record.contains("S pickup\nS discard"), record);
    }

    @Test
    void theyAreShort() throws IOException {
        long all = 0;
        for (Path capture : captures()) {
            assertTrue(Files.size(capture) < MOST_BYTES, capture::toString);
            all += Files.size(capture);
        }
        assertTrue(all > 0 && all < MOST_BYTES_TOGETHER, "bytes together: " + all);
    }

    /** Each capture is made by a command, with which another one can be made. */
    @Test
    void theirPageSaysHowEachWasMade() throws IOException {
        String page = Files.readString(FOLDER.resolve("README.md"));
        for (Path capture : captures()) {
            String scene = capture.getParent().getFileName().toString();
            assertTrue(page.contains("--capture examples/captures/" + scene + " "), scene);
        }
    }
}
