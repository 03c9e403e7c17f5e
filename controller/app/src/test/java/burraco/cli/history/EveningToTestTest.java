package burraco.cli.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.json.Json;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.testing.CorrectedEvening;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Corrected hands that are taken out of a journal serve as tests of the tracker. */
@Tag("campaign")
class EveningToTestTest {
    private static final long SEED = Long.getLong("table.seed", 7);

    @TempDir static Path shelf;

    private static Path out;
    private static Terminal exported;

    @BeforeAll
    static void anEveningIsPlayedAndCorrected() throws Exception {
        Path journal = Files.createDirectories(shelf.resolve("journal"));
        CorrectedEvening.play(journal, SEED, 2);
        out = shelf.resolve("hands");
        exported =
                Terminal.run(
                        "history",
                        "export",
                        "1",
                        "--as",
                        "test",
                        "--out",
                        out,
                        "--journal",
                        journal,
                        "--config",
                        CorrectedEvening.TABLE.file());
        assertEquals(0, exported.status(), "seed " + SEED + ": " + exported.err());
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            return files.sorted().toList();
        }
    }

    @Test
    void eachHandIsACaptureWithItsRecordAndTheTableIsThereOnce() throws Exception {
        assertEquals(
                "deck.csv evening-0001.burraco evening-0001.readings.jsonl"
                        + " evening-0001.times.jsonl evening-0002.burraco"
                        + " evening-0002.readings.jsonl evening-0002.times.jsonl table.toml",
                String.join(
                        " ", files().stream().map(file -> file.getFileName().toString()).toList()));
        assertTrue(exported.out().contains("evening-0002.readings.jsonl"), exported.out());
    }

    /** The files of a table with calibrated antennas, in a folder. */
    private static Path triedOut(String name) throws IOException {
        Path folder = Files.createDirectories(shelf.resolve(name));
        Path table = CorrectedEvening.TABLE.file();
        Files.copy(table, folder.resolve("table.toml"));
        Files.copy(table.resolveSibling("deck.csv"), folder.resolve("deck.csv"));
        CalibratedAntenna first =
                new CalibratedAntenna(
                        1,
                        6.25,
                        0.01,
                        0,
                        0.875,
                        List.of(new CalibratedAntenna.At(5, 0.5)),
                        List.of());
        Calibration found = new Calibration("7", "2026-05-31T18:30:00Z", List.of(first));
        Files.writeString(
                folder.resolve(CalibrationFile.NAME), CalibrationFile.write(found, List.of()));
        return folder;
    }

    private static Terminal export(String form, Path out, Path config) {
        return Terminal.run(
                "history",
                "export",
                "1/1",
                "--as",
                form,
                "--out",
                out,
                "--journal",
                shelf.resolve("journal"),
                "--config",
                config);
    }

    @Test
    void howTheAntennasWereFoundToHearGoesAlongWithoutATableAndADay() throws Exception {
        Path table = triedOut("tried").resolve("table.toml");
        Path hands = shelf.resolve("tried-hands");
        Terminal test = export("test", hands, table);
        assertEquals(0, test.status(), test.err());
        String kept = Files.readString(hands.resolve(CalibrationFile.NAME));
        assertTrue(kept.contains("middle = 0.875"), kept);
        assertTrue(kept.contains("table = \"table\""), kept);
        assertFalse(kept.contains("2026"), kept);
        assertEquals(0, Terminal.run("replay", hands, "--accept").status());

        Path captures = shelf.resolve("tried-captures");
        Terminal capture = export("capture", captures, table);
        assertEquals(0, capture.status(), capture.err());
        assertTrue(
                Files.readString(captures.resolve(CalibrationFile.NAME)).contains("table = \"7\""));
    }

    @Test
    void handsOfAnotherTableWantAFolderOfTheirOwn() throws Exception {
        Path table = triedOut("other");
        Path hands = shelf.resolve("other-hands");
        assertEquals(0, export("test", hands, table.resolve("table.toml")).status());
        Path found = table.resolve(CalibrationFile.NAME);
        Files.writeString(found, Files.readString(found).replace("0.875", "0.75"));
        Terminal refused = export("test", hands, table.resolve("table.toml"));
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("a folder of their own"), refused.err());
        Files.writeString(found, "middle = none");
        Terminal broken = export("test", shelf.resolve("broken"), table.resolve("table.toml"));
        assertEquals(2, broken.status());
        assertTrue(broken.err().contains(CalibrationFile.NAME + ":1:"), broken.err());
    }

    @Test
    void nothingSaysWhoPlayedWhereAndWhen() throws Exception {
        for (Path file : files()) {
            String text = Files.readString(file);
            for (String secret : List.of("Ada", "Bruna", "bed", "\"2026-", "name = \"7\"")) {
                assertFalse(text.contains(secret), file + " says " + secret);
            }
        }
        String deck = Files.readString(CorrectedEvening.TABLE.file().resolveSibling("deck.csv"));
        String tag = deck.lines().skip(1).findFirst().orElseThrow().split(",")[0];
        assertFalse(Files.readString(out.resolve("deck.csv")).contains(tag), tag);
    }

    /** The record is corrected: it contains acts that were never heard, which count as missed. */
    @Test
    void theReplayIsHeldAgainstWhatPeopleSaid() throws Exception {
        String record = Files.readString(out.resolve("evening-0001.burraco"));
        assertFalse(record.contains("discard ??"), record);
        Terminal diff =
                Terminal.run(
                        "replay",
                        out.resolve("evening-0001.readings.jsonl"),
                        "--diff",
                        out.resolve("evening-0001.burraco"),
                        "--lang",
                        "en");
        assertEquals(0, diff.status(), diff.err());
        long unheard =
                diff.outLines().stream()
                        .filter(line -> line.matches("~.* discard .* replay: . discard \\?\\?.*"))
                        .count();
        assertEquals(1, unheard, diff.out());
        assertTrue(diff.out().contains("Of 25 acts "), diff.out());
        assertFalse(diff.out().contains("missing"), "no sensor hears that a hand is ended");
    }

    @Test
    void aFolderIsReplayedALineAHandAndToldWhereOneIsWorse() throws Exception {
        Path folder = Files.createDirectories(shelf.resolve("folder"));
        for (Path file : files()) {
            Files.copy(file, folder.resolve(file.getFileName()));
        }
        pack(folder.resolve("evening-0002.readings.jsonl"));
        Terminal strict = Terminal.run("replay", folder, "--lang", "en");
        assertEquals(1, strict.status(), strict.err());
        assertTrue(strict.outLines().getFirst().contains("WORSE"), strict.out());
        assertEquals(0, Terminal.run("replay", folder, "--accept").status());
        Terminal accepted = Terminal.run("replay", folder, "--lang", "en");
        assertEquals(0, accepted.status(), accepted.out());
        assertTrue(accepted.outLines().getFirst().startsWith("evening-0001  "), accepted.out());
        assertTrue(accepted.out().contains("2 hands, "), accepted.out());
        Files.writeString(folder.resolve("evening-0001.expected"), "same 1000\n");
        Terminal worse = Terminal.run("replay", folder, "--lang", "en");
        assertEquals(1, worse.status());
        assertTrue(worse.out().contains("1000 same expected"), worse.out());
    }

    private static void pack(Path file) throws IOException {
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(gz(file)))) {
            Files.copy(file, packed);
        }
        Files.delete(file);
    }

    private static Path gz(Path file) {
        return file.resolveSibling(file.getFileName() + ".gz");
    }

    /** A scale that does not change reports nothing, so the capture begins with its weight. */
    @Test
    void aCaptureBeginsWithWhatTheScalesShowed() throws Exception {
        List<String> lines = Files.readAllLines(out.resolve("evening-0002.readings.jsonl"));
        assertTrue(lines.get(1).startsWith("{\"t\":0,\"scale\":"), lines.get(1));
    }

    @Test
    void whenEachActWasToldIsKept() throws Exception {
        List<String> told = Files.readAllLines(out.resolve("evening-0001.times.jsonl"));
        List<String> record = Files.readAllLines(out.resolve("evening-0001.burraco"));
        for (String line : told) {
            int number = Integer.parseInt(line.replaceAll(".*\"line\":(\\d+).*", "$1"));
            String action = Json.write(record.get(number - 1));
            assertTrue(line.contains("\"action\":" + action), line + " beside " + action);
        }
        assertTrue(told.size() > 20, "of " + record.size() + " lines " + told.size());
    }

    @Test
    void aFolderWithoutHandsIsNone() throws Exception {
        Path empty = Files.createDirectories(shelf.resolve("empty"));
        Terminal none = Terminal.run("replay", empty);
        assertEquals(2, none.status());
        assertTrue(none.err().contains("no capture in it has its record beside it"), none.err());
        assertEquals(2, Terminal.run("replay", empty.resolve("x.jsonl"), "--accept").status());
    }
}
