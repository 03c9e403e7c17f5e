package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.JournalOf;
import burraco.testing.TableProcess;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** For any kind of file, a sentence says what was expected, with 64 MB of memory. */
@Tag("process")
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FilesFromStrangersTest {
    private static final long HUGE = 100L << 20;
    private static final Path SMALL = Path.of("..", "examples", "tables", "small");

    @TempDir Path folder;

    private Path config;
    private Path deck;

    @BeforeEach
    void aTable() throws Exception {
        config = Files.copy(SMALL.resolve("table.toml"), folder.resolve("table.toml"));
        deck = Files.copy(SMALL.resolve("deck.csv"), folder.resolve("deck.csv"));
    }

    /** Runs the command in a process with little memory. */
    private static void assertSaid(int expected, String why, Object... words) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx64m",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "burraco.cli.Main"));
        for (Object word : words) {
            command.add(word.toString());
        }
        try (TableProcess table = TableProcess.start(Map.of(), command)) {
            int status = table.exit();
            String said = String.join("\n", table.said());
            assertEquals(expected, status, said);
            assertTrue(said.contains(why), said);
        }
    }

    private static void assertTooLong(String why, Object... words) throws Exception {
        assertSaid(2, why, words);
    }

    private static void assertRefused(String why, Object... words) {
        Terminal table = Terminal.run(words);
        assertEquals(2, table.status(), table.err());
        assertTrue(table.err().contains(why), table.err());
    }

    private static void grow(Path file) throws Exception {
        try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "rw")) {
            whole.setLength(HUGE);
        }
    }

    private static Path pipe(Path file) throws Exception {
        Files.deleteIfExists(file);
        assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
        return file;
    }

    private Path capture(String layout, String deckName) throws Exception {
        return Files.writeString(
                folder.resolve("evening.readings.jsonl"),
                "{\"start\":\"2026-01-01T20:00:00Z\",\"t\":0,\"layout\":\""
                        + layout
                        + "\",\"deck\":\""
                        + deckName
                        + "\",\"dealer\":\"S\"}\n");
    }

    @Test
    @DisplayName("A layout of 100 MB is too long")
    void hugeLayout() throws Exception {
        grow(config);
        assertTooLong(config + ":1:1: the file is too long", "run", "--check", "--config", config);
    }

    @Test
    @DisplayName("A deck of 100 MB is too long")
    void hugeDeck() throws Exception {
        grow(deck);
        assertTooLong(deck + ":1:1: the file is too long", "run", "--check", "--config", config);
    }

    @Test
    @DisplayName("A pipe or a device is refused as a layout, a deck, a record and a file of words")
    void otherKinds() throws Exception {
        Path pipe = pipe(folder.resolve("pipe"));
        assertRefused("it is a pipe; expected a file", "run", "--check", "--config", pipe);
        assertRefused("it is a device; expected a file", "doctor", "--config", "/dev/zero");
        assertRefused("it is a pipe; expected a file", "judge", pipe, "--lang", "en");
        assertRefused("è un dispositivo; ci si aspettava un file", "judge", "/dev/zero");
        assertRefused("it is a pipe; expected a file", "judge", "--words", pipe, pipe);
        assertRefused("it is a folder; expected a file", "film", folder, "--out", "x.svg");
        assertRefused("it is a device; expected a file", "replay", "/dev/zero");
        pipe(deck);
        assertRefused("it is a pipe; expected a file", "run", "--check", "--config", config);
    }

    @Test
    @DisplayName("A record of 100 MB is too long")
    void hugeRecord() throws Exception {
        Path record = Files.writeString(folder.resolve("hand.burraco"), "W draw\n");
        grow(record);
        assertTooLong("4096 KiB", "judge", "--lang", "en", record);
    }

    @Test
    @DisplayName("A line of 100 MB in a capture is skipped, and the lines after it are read")
    void hugeLine() throws Exception {
        Path capture = capture("table.toml", "deck.csv");
        grow(capture);
        Files.writeString(
                capture, "\n{\"t\":1,\"antenna\":1,\"tags\":[]}\n", StandardOpenOption.APPEND);
        assertSaid(0, "longer than 1 MB", "replay", capture, "--lang", "en");
    }

    @Test
    @DisplayName("A pipe among the captures of a folder is refused, because nobody has named it")
    void pipesInAFolder() throws Exception {
        for (String name : List.of("a", "b")) {
            pipe(folder.resolve(name + ".readings.jsonl"));
            Files.writeString(folder.resolve(name + ".burraco"), "W: JK\n");
        }
        assertRefused("a.readings.jsonl: it is a pipe; expected a file", "replay", folder);
        assertRefused("a.readings.jsonl: it is a pipe; expected a file", "fit", folder);
        Files.delete(folder.resolve("a.readings.jsonl"));
        Files.delete(folder.resolve("b.readings.jsonl"));
        pipe(folder.resolve("a.readings.jsonl.gz"));
        assertRefused("it is a pipe; expected a file", "replay", folder);
    }

    @Test
    @DisplayName("A capture opens only files that lie beside it, by plain names")
    void namesElsewhere() throws Exception {
        for (String name : List.of("/etc/shadow", "/dev/zero", "../table.toml", "..", "a/b", "")) {
            Path capture = capture(name, "deck.csv");
            assertRefused("expected", "replay", capture);
            assertRefused("expected", "film", capture, "--out", folder.resolve("x.svg"));
            capture = capture("table.toml", name);
            assertRefused("expected", "replay", capture);
        }
        assertRefused(
                "expected the plain name of a file beside the capture, not /etc/shadow",
                "replay",
                capture("/etc/shadow", "deck.csv"));
    }

    @Test
    @DisplayName(
            "A pipe is refused in place of a journal's file, of SQLite's files beside it, and "
                    + "of its lock")
    void aJournal() throws Exception {
        Path journal = Files.createDirectory(folder.resolve("journal"));
        JournalOf.copy(journal);
        pipe(journal.resolve("journal.db-wal"));
        assertRefused("it is a pipe; expected a file", "history", "list", "--journal", journal);
        Files.delete(journal.resolve("journal.db-wal"));
        pipe(journal.resolve("journal.db"));
        assertRefused("it is a pipe; expected a file", "history", "list", "--journal", journal);
        pipe(journal.resolve("lock"));
        Path copy = folder.resolve("copy.db");
        JournalOf.copy(Files.createDirectory(folder.resolve("other")));
        Files.copy(folder.resolve("other/journal.db"), copy);
        assertRefused(
                "it is a pipe; expected a file", "history", "restore", copy, "--journal", journal);
    }
}
