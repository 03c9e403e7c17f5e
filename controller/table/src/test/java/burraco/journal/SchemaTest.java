package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal that an earlier version of this program wrote is read, and gone on with. */
class SchemaTest {
    private static final String RECORD = "[Hands \"2\"]\nE pickup\n";

    @TempDir Path folder;

    private Path file() {
        return folder.resolve(Journal.FILE);
    }

    /** One hand in it, sealed as the first version did: without dealer, players and so on. */
    private void firstVersion() throws Exception {
        try (Connection connection = Sqlite.open(file(), Sqlite.Use.WRITE)) {
            Schema.migrate(connection, 1);
            String body = "1 1 " + SealChain.digest(RECORD) + " 505 -20";
            firstEntry(connection, new Note(7, "hand", body));
            try (PreparedStatement hand =
                    connection.prepareStatement(
                            "INSERT INTO hand VALUES (1, 1, 1000, 1, 1, 'E', NULL, NULL,"
                                    + " NULL, NULL, 'stock', 505, -20, '', ?)")) {
                hand.setString(1, RECORD);
                hand.executeUpdate();
            }
        }
        assertEquals(1, version());
    }

    private static void firstEntry(Connection connection, Note note) throws Exception {
        try (PreparedStatement entry =
                connection.prepareStatement("INSERT INTO entry VALUES (1, ?, 1000, ?, ?, ?)")) {
            entry.setLong(1, note.at());
            entry.setString(2, note.kind());
            entry.setString(3, note.body());
            entry.setBytes(4, SealChain.seal(SealChain.BEGINNING, 1, 1000, note));
            entry.executeUpdate();
        }
    }

    private int version() throws Exception {
        try (Connection connection = Sqlite.open(file(), Sqlite.Use.READ)) {
            return Schema.version(connection);
        }
    }

    @Test
    void whoOnlyReadsLeavesItAsItIs() throws Exception {
        firstVersion();
        byte[] before = Files.readAllBytes(file());
        try (History history = History.open(folder)) {
            History.Hand hand = history.hands().getFirst();
            assertEquals(Seat.EAST, hand.row().dealer());
            assertEquals(505, hand.row().ns().getAsInt());
            assertEquals(RECORD, hand.row().record());
            assertEquals(List.of(), Verification.of(history).findings());
            assertEquals(
                    1,
                    history.read(
                                    "SELECT count(*) FROM sqlite_schema"
                                            + " WHERE name = 'entry_by_kind'",
                                    row -> row.getInt(1))
                            .getFirst(),
                    "it looks like one of today");
        }
        assertArrayEquals(before, Files.readAllBytes(file()));
        assertEquals(1, version());
    }

    /** Its entry did not say when the hand ended: the two clocks were read one after the other. */
    @Test
    void aHandMayHaveEndedAMomentAfterItsEntryButNotAMinute() throws Exception {
        firstVersion();
        change("UPDATE hand SET wall = wall + 1500");
        assertEquals(List.of(), verified().findings());
        change("UPDATE hand SET wall = wall + 58500");
        assertEquals(
                List.of(Finding.of(Finding.Kind.HAND_CHANGED, "1/1", 1)), verified().findings());
    }

    /** An entry says "-" if nobody has confirmed it; then the column is empty. */
    @Test
    void whoHasConfirmedIsSaidInFourWaysOnly() throws Exception {
        firstVersion();
        change("UPDATE hand SET confirmed = '-'");
        assertEquals(
                List.of(Finding.of(Finding.Kind.HAND_CHANGED, "1/1", 1)), verified().findings());
    }

    @Test
    void aTableThatGoesOnWithItBringsItToToday() throws Exception {
        firstVersion();
        Journal.open(folder, () -> 2000, said -> {}).close();
        assertEquals(Schema.VERSION, version());
        try (History history = History.open(folder)) {
            assertEquals(RECORD, history.hands().getFirst().row().record());
            assertEquals(List.of(), Verification.of(history).findings());
        }
    }

    /** Until the third version each piece of readings named the entry that seals it. */
    @Test
    void whatWasSealedThenIsSealedByTheSameEntryNow() throws Exception {
        byte[] heard = {14, 0};
        try (Connection connection = Sqlite.open(file(), Sqlite.Use.WRITE)) {
            Schema.migrate(connection, 3);
            String body =
                    "5 " + SealChain.digest(SealChain.digest(heard) + SealChain.digest(heard));
            firstEntry(connection, new Note(7, "heard", body));
            try (PreparedStatement input =
                    connection.prepareStatement(
                            "INSERT INTO input VALUES (4, 1, 2, ?1, 1), (5, 7, 3, ?1, 1),"
                                    + " (6, 9, 1, ?1, NULL)")) {
                input.setBytes(1, heard);
                input.executeUpdate();
            }
        }
        assertEquals(new Verification(List.of(), 1, seal(), 1), verified());
        Journal.open(folder, () -> 2000, said -> {}).close();
        assertEquals(new Verification(List.of(), 1, seal(), 1), verified());
        change("UPDATE tape SET count = 4 WHERE id = 5");
        assertEquals(List.of(Finding.of(Finding.Kind.HEARD_CHANGED, 1)), verified().findings());
    }

    private Verification verified() throws Exception {
        try (History history = History.open(folder)) {
            return Verification.of(history);
        }
    }

    private String seal() throws Exception {
        try (History history = History.open(folder)) {
            return history.seal();
        }
    }

    private void change(String sql) throws Exception {
        try (Connection connection = Sqlite.open(file(), Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void aCopyOfItIsOneOfItsVersion() throws Exception {
        firstVersion();
        Path copy = folder.resolve("copy.db");
        assertTrue(Backups.backup(folder, copy).isSound());
        try (Connection connection = Sqlite.open(copy, Sqlite.Use.READ)) {
            assertEquals(1, Schema.version(connection));
        }
    }

    @Test
    void oneOfALaterVersionIsLeftAlone() throws Exception {
        firstVersion();
        change("PRAGMA user_version = " + (Schema.VERSION + 1));
        JournalException trouble = assertThrows(JournalException.class, () -> History.open(folder));
        assertEquals(file() + ": a later version of this program wrote it", trouble.getMessage());
    }

    /** A table that starts must not end by it: it would be started again, for ever. */
    @Test
    void oneOfAVersionThatThereNeverWasIsNotUsed() throws Exception {
        firstVersion();
        change("PRAGMA user_version = -1");
        JournalException trouble = assertThrows(JournalException.class, () -> History.open(folder));
        assertEquals(file() + ": this is not a journal", trouble.getMessage());
        trouble =
                assertThrows(
                        JournalException.class, () -> Journal.open(folder, () -> 2000, said -> {}));
        assertEquals(
                file() + ": no version of this program wrote it (schema -1)", trouble.getMessage());
        trouble =
                assertThrows(
                        JournalException.class, () -> NameEraser.of(folder, "Ugo", () -> 2000));
        assertEquals(file() + ": this is not a journal", trouble.getMessage());
        try (JournalLock free = JournalLock.of(folder)) {
            free.forWriting();
        }
    }
}
