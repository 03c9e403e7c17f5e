package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.JournalOf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A file with additional objects could change what a table writes or reads. */
@Tag("campaign")
class SchemaShapeTest {
    private static final String GIVES_POINTS =
            "CREATE TRIGGER gives AFTER INSERT ON hand BEGIN"
                    + " UPDATE hand SET ns = ns + 100 WHERE rowid = new.rowid; END";

    @TempDir Path folder;

    private Path file;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        JournalOf.copy(folder);
        file = folder.resolve(Journal.FILE);
    }

    private static void change(Path file, String... sql) throws Exception {
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            for (String one : sql) {
                statement.execute(one);
            }
        }
    }

    private static String refusal(Path place) {
        String said = assertThrows(JournalException.class, () -> History.open(place)).getMessage();
        assertTrue(said.contains("somebody has changed how it is built"), said);
        return said;
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '→',
            textBlock =
                    """
                    CREATE TRIGGER gives AFTER INSERT ON hand BEGIN UPDATE hand SET ns = ns + 5; END → does not make, trigger gives
                    CREATE VIEW points AS SELECT * FROM hand                  → does not make, view points
                    CREATE INDEX quick ON hand (ns)                           → does not make, index quick
                    CREATE TABLE more (x)                                     → does not make, table more
                    ALTER TABLE hand ADD COLUMN more INTEGER DEFAULT 5        → not as this program makes it, table hand
                    DROP INDEX entry_by_kind                                  → missing, index entry_by_kind
                    """)
    @DisplayName(
            "A journal with anything that this program does not make is not used, and the thing "
                    + "is named")
    void refused(String sql, String why) throws Exception {
        change(file, sql);
        assertTrue(refusal(folder).contains(why), () -> refusal(folder));
    }

    @Test
    @DisplayName("A view in place of a table is refused")
    void aView() throws Exception {
        change(file, "ALTER TABLE hand RENAME TO real", "CREATE VIEW hand AS SELECT * FROM real");
        refusal(folder);
    }

    @Test
    @DisplayName("A backup with a trigger is not restored, and the journal that was there stays")
    void aBackup() throws Exception {
        Path copy = folder.resolve("copy.db");
        Backups.backup(folder, copy);
        change(copy, GIVES_POINTS);
        byte[] before = Files.readAllBytes(file);
        JournalException said =
                assertThrows(
                        JournalException.class, () -> Backups.restore(copy, folder, "aside.db"));
        assertTrue(said.getMessage().contains("trigger gives"), said::getMessage);
        assertFalse(Files.exists(folder.resolve("aside.db")));
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @Test
    @DisplayName("A running table does not write into a journal with a trigger")
    void aRunningTable() throws Exception {
        change(file, GIVES_POINTS);
        List<String> log = new ArrayList<>();
        JournalException said =
                assertThrows(JournalException.class, () -> Journal.open(folder, () -> 0, log::add));
        assertTrue(said.getMessage().contains("trigger gives"), said::getMessage);
    }

    @Test
    @DisplayName("A file is checked again when it is opened for writing later")
    void whatOpensLater() throws Exception {
        try (JournalFile store =
                JournalFile.closed(file, 2, () -> 0, JournalLock.of(folder), "it only reads")) {
            change(file, GIVES_POINTS);
            Piece piece =
                    new Piece(
                            new byte[0],
                            0,
                            7,
                            List.of(new Note(7, "act", "x")),
                            Optional.empty(),
                            List.of(),
                            List.of());
            String said = assertThrows(SQLException.class, () -> store.write(piece)).getMessage();
            assertTrue(said.contains("trigger gives"), said);
        }
    }

    @ParameterizedTest(name = "version {0}")
    @ValueSource(ints = {1, 2, 3, 4})
    @DisplayName("Journals of every earlier version are read, but not with a trigger in them")
    void earlierVersions(int version) throws Exception {
        Path old = Files.createDirectory(folder.resolve("old"));
        Path there = old.resolve(Journal.FILE);
        try (Connection connection = Sqlite.open(there, Sqlite.Use.WRITE)) {
            Schema.migrate(connection, version);
        }
        History.open(old).close();
        change(there, "CREATE TRIGGER gives AFTER INSERT ON entry BEGIN DELETE FROM entry; END");
        assertTrue(refusal(old).contains("trigger gives"));
        assertThrows(JournalException.class, () -> Journal.open(old, () -> 0, said -> {}));
    }
}
