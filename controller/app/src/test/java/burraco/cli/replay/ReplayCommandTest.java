package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.json.Json;
import burraco.layout.LaidAntenna;
import burraco.record.Judgement;
import burraco.testing.ExampleTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("campaign")
class ReplayCommandTest {
    @TempDir static Path shelf;
    @TempDir Path folder;

    @BeforeAll
    static void playAHandAndThenTwo() {
        simulate("one", "1");
        simulate("two", "2");
    }

    private static void simulate(String name, String hands) {
        Terminal told =
                Terminal.run(
                        "simulate",
                        "--capture",
                        shelf.resolve(name),
                        "--noise",
                        "quiet",
                        "--seed",
                        "5",
                        "--hands",
                        hands,
                        "--hands-a-capture",
                        hands);
        assertEquals(0, told.status(), told::err);
    }

    private static Path capture(String name) throws IOException {
        try (Stream<Path> files = Files.list(shelf.resolve(name))) {
            return files.filter(file -> file.toString().endsWith(".readings.jsonl"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Terminal replay(Object... args) {
        Terminal told = Terminal.run(Stream.concat(Stream.of("replay"), Stream.of(args)).toArray());
        assertEquals(0, told.status(), told::err);
        return told;
    }

    private static void assertJudged(String record) {
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        assertInstanceOf(Judgement.Judged.class, Judgement.of(bytes), record);
    }

    @Test
    void antennasHearAsTheirCalibrationSays() throws IOException {
        Path capture = capture("one");
        String without = replay(capture, "--json").out();
        Path weak = Files.writeString(folder.resolve("weak.toml"), calibration("0.3"));
        assertNotEquals(without, replay(capture, "--json", "--calibration", weak).out());
        Path beside = capture.resolveSibling("calibration.toml");
        Files.writeString(beside, calibration("0.3"));
        try {
            String named = replay(capture, "--json", "--calibration", weak).out();
            assertEquals(named, replay(capture, "--json").out());
        } finally {
            Files.delete(beside);
        }
        Path wrong = Files.writeString(folder.resolve("wrong.toml"), calibration("3"));
        Terminal told = Terminal.run("replay", capture, "--calibration", wrong);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("wrong.toml:9:10: \"middle\": expected"), told::err);
    }

    /**
     * A calibration in which every antenna hears a card at its middle in this share of its looks.
     */
    private static String calibration(String middle) {
        StringBuilder text = new StringBuilder("date = 2026-05-31T18:30:00Z\ntable = \"7\"\n\n");
        for (LaidAntenna antenna : ExampleTable.reference().layout().antennas()) {
            text.append("[[antenna]]\nid = ").append(antenna.id());
            text.append("\nscans = 5.0\nunclear = 0.0\nghosts = 0\nmiddle = ").append(middle);
            text.append("\nplaces = []\nneighbours = []\n\n");
        }
        return text.toString();
    }

    @Test
    void ofEachActThereIsAnObjectAndTheRecordStandsInTheLast() throws IOException {
        List<String> lines = replay(capture("one"), "--json").outLines();
        lines.forEach(line -> assertTrue(line.startsWith("{\"") && line.endsWith("}"), line));
        assertTrue(
                lines.getFirst()
                        .matches(
                                "\\{\"line\":\\d+,\"action\":\".*\"hand\":1,\"t\":\\d+,"
                                        + "\"complete\":\\d+,\"decided\":\\d+,\"sure\":[01]\\.\\d+}"),
                lines.getFirst());
        String record = replay(capture("one"), "--record").out();
        String end = lines.getLast();
        assertTrue(end.startsWith("{\"end\":true,"), end);
        assertTrue(
                end.endsWith(",\"hand\":1," + Json.write(Map.of("record", record)).substring(1)),
                end);
    }

    @Test
    void theRecordCanBeJudged() throws IOException {
        String record = replay(capture("one"), "--record").out();
        assertTrue(record.contains("\nturnup "), record);
        assertJudged(record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--record"})
    void theSameCaptureGivesTheSameBytes(String way) throws IOException {
        assertEquals(replay(capture("one"), way).out(), replay(capture("one"), way).out());
    }

    @Test
    void peopleReadActsWithTheirTimes() throws IOException {
        Terminal told = replay(capture("one"));
        assertTrue(told.out().startsWith("Hand 1\n"), told::out);
        assertTrue(
                told.outLines().stream()
                        .anyMatch(line -> line.matches(" +\\d+  turnup .*; \\d+:\\d\\d\\.\\d{3}")),
                told::out);
    }

    @Test
    void aReplayIsComparedWithTheTruth() throws IOException {
        Path truth = shelf.resolve("one/hand-0001.burraco");
        Terminal told = replay(capture("one"), "--diff", truth, "--lang", "en");
        assertTrue(told.out().contains("\nOf "), told::out);
    }

    @Test
    void linesThatSayNothingAreSkippedAndReported() throws IOException {
        String text = Files.readString(capture("one"));
        int first = text.indexOf('\n') + 1;
        String more = "what\n{\"t\":0,\"antenna\":99,\"tags\":[]}\n";
        Path spoilt = shelf.resolve("one/spoilt.jsonl");
        Files.writeString(spoilt, text.substring(0, first) + more + text.substring(first));
        Terminal italian = replay(spoilt, "--lang", "it");
        assertTrue(italian.out().startsWith("Smazzata 1\n"), italian::out);
        assertTrue(
                italian.err().contains("2 righe saltate: 1 × non è JSON, 1 × l'antenna 99"),
                italian::err);
        Terminal told = replay(spoilt, "--record");
        assertEquals(replay(capture("one"), "--record").out(), told.out());
        assertTrue(told.err().contains("2 lines skipped: 1 × not JSON, 1 × "), told::err);
        List<String> json = replay(spoilt, "--json").outLines();
        Files.delete(spoilt);
        assertEquals("{\"skipped\":2,\"why\":\"not JSON\"}", json.getFirst());
        assertTrue(json.get(1).startsWith("{\"skipped\":3,\"why\":\""), json.get(1));
    }

    @Test
    void eachHandIsWrittenToAFileOfItsOwnAndNoneIsOverwritten() throws IOException {
        Path out = folder.resolve("out");
        replay(capture("two"), "--record", "--out", out);
        String all = replay(capture("two"), "--record").out();
        String[] hands = all.split("; ---- hand 2\n");
        assertEquals(2, hands.length, all);
        String name = capture("two").getFileName().toString().replace(".readings.jsonl", "");
        for (int i = 1; i <= 2; i++) {
            String record = Files.readString(out.resolve(name + "-" + i + ".burraco"));
            assertEquals(hands[i - 1], record);
            assertJudged(record);
        }
        Terminal again = Terminal.run("replay", capture("two"), "--record", "--out", out);
        assertEquals(2, again.status());
        assertTrue(again.err().contains("there is a file of that name"), again::err);
    }

    @Test
    void whatIsNoCaptureIsRefusedWithWords() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.readings.jsonl"));
        Terminal told = Terminal.run("replay", empty);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("does not begin as a capture does"), told::err);
        Terminal missing = Terminal.run("replay", folder.resolve("none"));
        assertEquals(2, missing.status());
        assertTrue(missing.err().contains("there is no such file"), missing::err);
    }

    @Test
    void aBrokenTableIsRefused() throws IOException {
        Path lonely = folder.resolve("lonely.readings.jsonl");
        Files.copy(capture("one"), lonely);
        Files.writeString(folder.resolve("table.toml"), "[table\n");
        Terminal told = Terminal.run("replay", lonely);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("table.toml:1:"), told::err);
        assertTrue(told.err().contains("its table cannot be read"), told::err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json --record", "--out here", "--lang xx", "--what"})
    void whatCannotBeAskedIsRefused(String asked) {
        Terminal told =
                Terminal.run(
                        Stream.concat(Stream.of("replay", "x"), Stream.of(asked.split(" ")))
                                .toArray());
        assertEquals(2, told.status());
        assertFalse(told.err().isEmpty());
    }
}
