package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.files.PrivateFile;
import burraco.testing.JournalOf;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files about who played, what people held and which tag is in which card can be read only by their
 * owner.
 */
@Tag("campaign")
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
    @DisplayName("A folder of exports is private, and so are all files in it")
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
    @DisplayName("A backup is private, and so is a journal into which it is restored")
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
    @DisplayName("Records and pictures of what was heard at a table are private")
    void heard() throws Exception {
        Path records = temp.resolve("records");
        done("replay", CAPTURE, "--record", "--out", records);
        assertPrivate(records);
        Path film = temp.resolve("film.svg");
        done("film", CAPTURE, "--at", "20s", "--out", film);
        assertPrivate(film);
    }

    @Test
    @DisplayName("A new file is not written through a link, whether or not its target exists")
    void links() throws Exception {
        Path precious = Files.writeString(temp.resolve("precious"), "mine");
        for (Path target : List.of(precious, temp.resolve("nothing"))) {
            Path tape = Files.createSymbolicLink(temp.resolve("tape"), target);
            try (OutputStream out = PrivateFile.anew(tape)) {
                out.write('x');
            }
            assertEquals("x", Files.readString(tape));
            assertPrivate(tape);
            assertFalse(Files.isSymbolicLink(tape));
            Files.delete(tape);
        }
        assertEquals("mine", Files.readString(precious));
        assertFalse(Files.exists(temp.resolve("nothing")));
    }

    @Test
    @DisplayName("A device can be written to, even by the system's own link")
    void devices() throws Exception {
        PrivateFile.anew(Path.of("/dev/null")).close();
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
        if (Files.isSymbolicLink(Path.of("/dev/stdout"))) {
            PrivateFile.anew(Path.of("/dev/stdout")).close();
            assertTrue(Files.isSymbolicLink(Path.of("/dev/stdout")));
        }
    }

    @Test
    @DisplayName("The expectations of a replay are not written through a link")
    void expectations() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("hands"));
        try (Stream<Path> files = Files.list(CAPTURE.getParent())) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        Path precious = Files.writeString(temp.resolve("precious"), "mine");
        Path expected = folder.resolve("hand-0001.expected");
        Files.deleteIfExists(expected);
        Files.createSymbolicLink(expected, precious);
        done("replay", folder, "--accept");
        assertEquals("mine", Files.readString(precious));
        assertFalse(Files.isSymbolicLink(expected));
        done("replay", folder);
        done("replay", folder, "--accept");
    }
}
