package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.JournalOf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Copies are made while a table runs, and put in its place while none does. */
@Tag("campaign")
class BackupsTest {
    @TempDir Path temp;

    private Path folder;
    private Path copy;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        folder = JournalOf.copy(temp.resolve("journal"));
        copy = temp.resolve("copy.db");
    }

    private static String seal(Path place) throws JournalException {
        try (History history = History.open(place)) {
            return history.seal();
        }
    }

    /**
     * A table continues to play; its notes are written beside the file until there is a good time.
     */
    private void goOn(JournalFile store) throws Exception {
        Note note = new Note(9_000_000, "paused", "");
        store.write(
                new Piece(
                        new byte[0],
                        0,
                        9_000_000,
                        List.of(note),
                        Optional.empty(),
                        List.of(),
                        List.of()));
    }

    @Test
    void aCopyMadeWhileATableRunsIsWholeAndPrivate() throws Exception {
        try (JournalFile store =
                JournalFile.open(folder.resolve(Journal.FILE), 12, () -> JournalOf.WALL)) {
            goOn(store);
            Verification verification = Backups.backup(folder, copy);
            assertEquals(List.of(), verification.findings());
            assertEquals(SealChain.shown(store.seal()), verification.seal());
            goOn(store);
            assertFalse(SealChain.shown(store.seal()).equals(seal(copy)));
        }
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)));
    }

    @Test
    void aCopyNeverOverwrites() throws Exception {
        Files.writeString(copy, "something of mine");
        JournalException trouble =
                assertThrows(JournalException.class, () -> Backups.backup(folder, copy));
        assertTrue(trouble.getMessage().contains("nothing is written"), trouble::getMessage);
        assertEquals("something of mine", Files.readString(copy));
    }

    @Test
    void aCopyIsPutInPlaceAndWhatWasThereStays() throws Exception {
        Backups.backup(folder, copy);
        String then = seal(copy);
        try (JournalFile store =
                JournalFile.open(folder.resolve(Journal.FILE), 12, () -> JournalOf.WALL)) {
            goOn(store);
        }
        String now = seal(folder);
        assertTrue(Backups.restore(copy, folder, "before.db"));
        assertEquals(then, seal(folder));
        assertEquals(now, seal(folder.resolve("before.db")));
        assertEquals(then, seal(copy), "the copy is still there");
        Journal.open(folder, () -> JournalOf.WALL, said -> {}).close();
        assertEquals(then, seal(folder));
    }

    @Test
    void aCopyIsPutWhereThereIsNothing() throws Exception {
        Backups.backup(folder, copy);
        Path empty = temp.resolve("elsewhere");
        assertFalse(Backups.restore(copy, empty, "before.db"));
        assertEquals(seal(copy), seal(empty));
    }

    @Test
    void nothingIsPutInPlaceWhileATableRuns() throws Exception {
        Backups.backup(folder, copy);
        String before = seal(folder);
        Journal journal = Journal.open(folder, () -> JournalOf.WALL, said -> {});
        assertThrows(Journal.Taken.class, () -> Backups.restore(copy, folder, "before.db"));
        journal.close();
        assertEquals(before, seal(folder));
        assertFalse(Files.exists(folder.resolve("before.db")));
    }

    @Test
    void aCopyThatSomebodyChangedIsNotPutInPlace() throws Exception {
        Backups.backup(folder, copy);
        try (Connection connection = Sqlite.open(copy, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE hand SET ns = 1000");
        }
        String before = seal(folder);
        assertThrows(JournalException.class, () -> Backups.restore(copy, folder, "before.db"));
        assertEquals(before, seal(folder));
        assertFalse(Files.exists(folder.resolve("before.db")));
    }

    @Test
    void whatIsNoJournalIsNotPutInPlace() throws Exception {
        Files.writeString(copy, "not a journal, but a letter that is long enough".repeat(100));
        JournalException trouble =
                assertThrows(
                        JournalException.class, () -> Backups.restore(copy, folder, "before.db"));
        assertEquals(copy + ": this is not a journal", trouble.getMessage());
    }

    /**
     * SQLite would lay a log of another file over the copy, or roll another's journal back into it.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-shm", "-journal"})
    void whatIsLeftBesideAFileThatIsGoneIsPutAside(String end) throws Exception {
        Backups.backup(folder, copy);
        Files.delete(folder.resolve(Journal.FILE));
        Files.writeString(folder.resolve(Journal.FILE + end), "of another file");
        assertTrue(Backups.restore(copy, folder, "before.db"));
        assertEquals("of another file", Files.readString(folder.resolve("before.db" + end)));
        assertFalse(Files.exists(folder.resolve(Journal.FILE + end)));
        assertEquals(seal(copy), seal(folder));
    }

    @Test
    void aStaleLogIsNotLaidOverWhatIsPutInPlace() throws Exception {
        Backups.backup(folder, copy);
        Path elsewhere = temp.resolve("elsewhere");
        Files.createDirectories(elsewhere);
        Path file = elsewhere.resolve(Journal.FILE);
        Files.copy(copy, file);
        try (JournalFile store = JournalFile.open(file, 12, () -> JournalOf.WALL)) {
            goOn(store);
            for (String end : List.of("-wal", ".part-wal")) {
                Files.copy(
                        Path.of(file + "-wal"),
                        folder.resolve(Journal.FILE + end),
                        StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.delete(folder.resolve(Journal.FILE));
        String then = seal(copy);
        Backups.restore(copy, folder, "before.db");
        assertEquals(then, seal(folder));
        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.noneMatch(one -> one.toString().contains(".part")));
        }
    }

    @Test
    void aNameThatIsTakenChangesNothing() throws Exception {
        Backups.backup(folder, copy);
        Files.writeString(folder.resolve("before.db-journal"), "mine");
        String before = seal(folder);
        JournalException trouble =
                assertThrows(
                        JournalException.class, () -> Backups.restore(copy, folder, "before.db"));
        assertTrue(trouble.getMessage().endsWith("nothing is changed"), trouble::getMessage);
        assertEquals(before, seal(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-journal"})
    void aCopyIsNotWrittenBesideWhatWouldChangeIt(String end) throws Exception {
        Files.writeString(Path.of(copy + end), "of another file");
        JournalException trouble =
                assertThrows(JournalException.class, () -> Backups.backup(folder, copy));
        assertTrue(trouble.getMessage().endsWith("nothing is written"), trouble::getMessage);
        assertFalse(Files.exists(copy));
    }
}
