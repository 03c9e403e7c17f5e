package burraco.cli.film;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Main;
import burraco.cli.Terminal;
import burraco.cli.files.TableFiles;
import burraco.cli.options.Millis;
import burraco.cli.out.Screen;
import burraco.hal.Reading;
import burraco.testing.Captures;
import burraco.testing.ReferenceTable;
import burraco.testing.Scans;
import burraco.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilmCommandTest {
    @TempDir Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private Path capture;
    private Path out;

    @BeforeEach
    void writeACapture() throws IOException {
        capture = folder.resolve("hand.readings.jsonl");
        out = folder.resolve("hand.svg");
        Files.write(capture, Captures.written(Scans.middleOfAHand().readings()));
    }

    private int film(Object... args) {
        PrintStream both = new PrintStream(said, true, StandardCharsets.UTF_8);
        TableFiles.Table table = new TableFiles.Table(ReferenceTable.LAYOUT, ReferenceTable.DECK);
        Screen screen = new Screen(both, both, false, false);
        FilmCommand command = new FilmCommand(screen, (_, _) -> table);
        List<String> words = Arrays.stream(args).map(Object::toString).toList();
        return Main.tell(screen, List.of("film"), Language.EN, () -> command.run(words));
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aCaptureBecomesAFilm() throws IOException {
        assertEquals(0, film(capture, "--out", out, "--speed", "4"), this::said);
        String svg = Files.readString(out);
        assertTrue(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"));
        assertTrue(svg.contains("<animate ") && svg.contains("× 4<"));
        assertTrue(said().startsWith(out + ": "), this::said);
    }

    @Test
    void aPartOfItIsCutOut() throws IOException {
        assertEquals(0, film(capture, "--out", out, "--from", "2s", "--for", "3s"), this::said);
        String svg = Files.readString(out);
        assertTrue(svg.contains(">00:02<") && svg.contains(">00:04<"));
        assertFalse(svg.contains(">00:01<") || svg.contains(">00:05<"));
    }

    @Test
    void aMomentStandsStill() throws IOException {
        assertEquals(0, film(capture, "--at", "4.5s", "--out", out), this::said);
        String svg = Files.readString(out);
        assertFalse(svg.contains("<animate "));
        assertTrue(svg.contains("call E"));
    }

    @Test
    void linesThatWereSkippedAreTold() throws IOException {
        Files.writeString(capture, Files.readString(capture).replaceFirst("\n", "\nwhat\n[]\n"));
        assertEquals(0, film(capture, "--out", out));
        assertTrue(said().contains("(skipped: line 2, not JSON, and 1 more)"), this::said);
    }

    @Test
    void elevenMinutesAreTooLong() throws IOException {
        List<Reading> readings = new ArrayList<>();
        for (long second = 0; second <= 660; second++) {
            readings.add(new Reading.Inventory(second * 1000, 3, List.of()));
        }
        Files.write(capture, Captures.written(readings));
        assertEquals(2, film(capture, "--out", out));
        assertTrue(said().contains("more than 10 minutes are too long for a film"), this::said);
        assertEquals(2, film(capture, "--out", out, "--from", "10s", "--for", "10m1s"));
        assertFalse(Files.exists(out));
        assertEquals(0, film(capture, "--out", out, "--from", "10s", "--for", "10m"), this::said);
        assertEquals(0, film(capture, "--out", out, "--from", "5m", "--for", "2h"), this::said);
    }

    @Test
    void behindTheEndThereIsNothing() {
        assertEquals(2, film(capture, "--out", out, "--from", "9s"));
        assertTrue(said().contains("it is over after 8s"), this::said);
        assertEquals(2, film(capture, "--out", out, "--at", "1h"));
        assertFalse(Files.exists(out));
    }

    @Test
    void whatIsNoCaptureIsSaidToBeNone() throws IOException {
        Files.writeString(capture, "W draw 9H\n");
        assertEquals(2, film(capture, "--out", out));
        assertTrue(said().contains("it does not begin as a capture does"), this::said);
        assertTrue(said().contains("line 1, not JSON"), this::said);
        assertEquals(2, film(folder.resolve("none"), "--out", out));
        assertTrue(said().contains("no such file"), this::said);
        assertEquals(2, film(capture.resolveSibling("x"), "--out", folder.resolve("no/x.svg")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a.jsonl",
                "--out x.svg",
                "a.jsonl b.jsonl --out x.svg",
                "a.jsonl --out",
                "a.jsonl --out x.svg --from soon",
                "a.jsonl --out x.svg --for 0s",
                "a.jsonl --out x.svg --speed 0",
                "a.jsonl --out x.svg --speed 1e9",
                "a.jsonl --out x.svg --every 0ms",
                "a.jsonl --out x.svg --every 1h",
                "a.jsonl --out x.svg --at 5s --for 2s",
                "a.jsonl --out x.svg --lang it"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = Terminal.run((Object[]) ("film " + args).strip().split(" "));
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith("table film: "), told.err());
    }

    @ParameterizedTest
    @CsvSource({
        "90s, 90000",
        "2m, 120000",
        "250ms, 250",
        "1m30s, 90000",
        "1.5s, 1500",
        "1h2m3.25s, 3723250"
    })
    void lengthsOfTimeAreReadAsTheyAreTyped(String text, long millis) {
        assertEquals(millis, Millis.parse(text).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "90", "s", "1s1m", "-5s", "1,5s", "5 s", "99999999999999999999s"})
    void whatIsNoLengthIsNone(String text) {
        assertTrue(Millis.parse(text).isEmpty());
    }
}
