package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.journal.Sqlite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a hall on a real disk, and files that are none. */
class HallFileTest {
    private static final long WALL = 1_790_000_000_000L;

    @TempDir private Path folder;
    private Path path;
    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void path() {
        path = folder.resolve("hall.db");
    }

    private HallStore open() throws LedgerException {
        return HallStore.open(path, log::add);
    }

    private void sql(String... lines) throws Exception {
        try (Connection connection = Sqlite.open(path, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            for (String line : lines) {
                statement.executeUpdate(line);
            }
        }
    }

    private void isRefused(String why) throws Exception {
        byte[] before = Files.readAllBytes(path);
        LedgerException refused = assertThrows(LedgerException.class, this::open);
        assertEquals(path + ": " + why, refused.getMessage());
        assertEquals(before.length, Files.size(path));
    }

    @Test
    @DisplayName("Only the hall's user may read it")
    void rights() throws Exception {
        try (HallStore file = open()) {
            new Ledger(file, () -> WALL).append("pause", "{}", "Conti Lia", "");
            for (String end : List.of("hall.db", "hall.db-wal", ".hall.db.lock")) {
                assertEquals(
                        "rw-------",
                        PosixFilePermissions.toString(
                                Files.getPosixFilePermissions(folder.resolve(end))));
            }
        }
        assertFalse(Files.exists(folder.resolve("hall.db-wal")), "closed is one file");
    }

    @Test
    @DisplayName("Where one has it, another is kept out until it is closed")
    void oneAtATime() throws Exception {
        HallStore file = open();
        isRefused("another program is running this hall");
        file.close();
        open().close();
        assertThrows(LedgerException.class, () -> file.write(_ -> 1, _ -> {}));
    }

    @Test
    @DisplayName("A file of something else is refused, and stays as it is")
    void foreign() throws Exception {
        Files.writeString(path, "burraco-tournament 2 seed 7\n".repeat(200));
        isRefused("this is not the file of a hall");
        Files.delete(path);
        sql("CREATE TABLE entry (seq INTEGER PRIMARY KEY)", "PRAGMA user_version = 1");
        isRefused("this is not the file of a hall");
    }

    @Test
    @DisplayName("One of a later version, or with a part more or less, is refused")
    void changed() throws Exception {
        open().close();
        sql("PRAGMA user_version = 99");
        isRefused(
                "it was written by a later version of this program (schema 99, this one knows 1)");
        sql("PRAGMA user_version = -1");
        isRefused("somebody has changed how it is built, so it is not used");
        sql(
                "PRAGMA user_version = 1",
                "CREATE TRIGGER more AFTER INSERT ON decision BEGIN DELETE FROM told; END");
        isRefused("somebody has changed how it is built, so it is not used");
        sql("DROP TRIGGER more", "DROP TABLE told");
        isRefused("somebody has changed how it is built, so it is not used");
    }

    @Test
    @DisplayName("A full disk is said; nothing half is written, and it goes on when there is space")
    void fullDisk() throws Exception {
        try (HallStore file = open()) {
            Ledger ledger = new Ledger(file, () -> WALL);
            ledger.append("tell", "before", "", "");
            fills(file);
            String much = "x".repeat(1 << 20);
            List<NewRow> rows =
                    List.of(new NewRow("tell", "little", "", ""), new NewRow("tell", much, "", ""));
            LedgerException full = assertThrows(LedgerException.class, () -> ledger.append(rows));
            assertTrue(full.isFull());
            assertEquals(path + ": the disk is full", full.getMessage());
            assertEquals(1, ledger.all().size());
            assertEquals(2, ledger.append("tell", much, "", "").seq());
            assertEquals(List.of(), ledger.verify());
            assertEquals(List.of(path + ": the disk is full", "hall.db is written again"), log);
        }
    }

    /** The file cannot grow until it is opened again. */
    static void fills(HallStore file) throws LedgerException {
        file.write(
                sql -> {
                    long now = sql.number("PRAGMA page_count").orElseThrow();
                    return sql.number("PRAGMA max_page_count = " + (now + 2));
                },
                _ -> {});
    }

    @Test
    @DisplayName("After trouble it does not go on with another file, nor with an older copy")
    void anotherFile() throws Exception {
        try (HallStore file = open()) {
            new Ledger(file, () -> WALL).append("tell", "first", "", "");
        }
        Path copy = Files.copy(path, folder.resolve("copy"));
        try (HallStore file = open()) {
            Ledger ledger = new Ledger(file, () -> WALL);
            ledger.append("tell", "second", "", "");
            Files.move(copy, path, StandardCopyOption.REPLACE_EXISTING);
            Files.deleteIfExists(folder.resolve("hall.db-wal"));
            Files.deleteIfExists(folder.resolve("hall.db-shm"));
            troubles(file);
            for (int attempt = 0; attempt < 3; attempt++) {
                LedgerException why =
                        assertThrows(
                                LedgerException.class, () -> ledger.append("tell", "x", "", ""));
                assertEquals(path + ": another file has taken its place", why.getMessage());
            }
            Files.delete(path);
            LedgerException gone =
                    assertThrows(LedgerException.class, () -> ledger.append("tell", "x", "", ""));
            assertEquals(path + ": it is not there any more", gone.getMessage());
            assertFalse(Files.exists(path), "no new one is begun");
        }
    }

    /** As after an error of the disk: the file is opened again for the next ones. */
    static void troubles(HallStore file) {
        assertThrows(
                LedgerException.class,
                () -> file.write(sql -> sql.number("SELECT nothing FROM nowhere"), _ -> {}));
    }
}
