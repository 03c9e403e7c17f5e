package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.JournalOf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who played, what people held and which tag is which card: only the owner of a file reads it. */
class PrivateFilesTest {
    private static final Path CAPTURE =
            Path.of("..", "examples", "captures", "first-turns", "hand-0001.readings.jsonl");

    @TempDir Path temp;

    private Path journal;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        journal = JournalOf.copy(temp.resolve("journal"));
    }

    private static void assertPrivate(Path place) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(place)) {
            all = files.toList();
        }
        assertTrue(Files.isRegularFile(all.getLast()), all::toString);
        for (Path one : all) {
            assertEquals(
                    Files.isDirectory(one) ? "rwx------" : "rw-------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(one)),
                    one::toString);
        }
    }

    private static void done(Object... words) {
        Terminal run = Terminal.run(words);
        assertEquals(0, run.status(), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"burraco", "text", "csv", "json", "html"})
    @DisplayName("An export is private")
    void exports(String format) throws Exception {
        Path out = temp.resolve("out");
        done("history", "export", "1/1", "--as", format, "--out", out, "--journal", journal);
        assertPrivate(out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"burraco", "capture", "test"})
    @DisplayName("So are a folder of exports and all that is in it")
    void folders(String format) throws Exception {
        Path out = temp.resolve("new/out");
        Path config = JournalOf.TABLE.file();
        done(
                "history",
                "export",
                "1",
                "--as",
                format,
                "--out",
                out,
                "--config",
                config,
                "--journal",
                journal);
        assertPrivate(temp.resolve("new"));
    }

    @Test
    @DisplayName("So are a backup, and a journal into which it is put")
    void backups() throws Exception {
        Path copy = temp.resolve("copy.db");
        done("history", "backup", copy, "--journal", journal);
        assertPrivate(copy);
        Path other = temp.resolve("other");
        done("history", "restore", copy, "--journal", other);
        done("history", "verify", "--journal", other);
        assertPrivate(other);
    }

    @Test
    @DisplayName("So are records and pictures of what was heard at a table")
    void heard() throws Exception {
        Path records = temp.resolve("records");
        done("replay", CAPTURE, "--record", "--out", records);
        assertPrivate(records);
        Path film = temp.resolve("film.svg");
        done("film", CAPTURE, "--at", "20s", "--out", film);
        assertPrivate(film);
    }
}
