package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.journal.OutgoingEntries.Outgoing;
import burraco.testing.JournalOf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a hall is told of a journal, and how its file is read. */
class OutgoingEntriesTest {
    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void played() throws Exception {
        JournalOf.copy(folder);
        file = folder.resolve(Journal.FILE);
    }

    private static List<Outgoing> hands(OutgoingEntries entries) throws JournalException {
        return entries.all(entries.base() + 1, entries.last()).stream()
                .filter(one -> one.entry().note().kind().equals("hand"))
                .filter(one -> one.entry().note().body().startsWith("1 1 "))
                .toList();
    }

    @Test
    @DisplayName("The record of a hand comes with the first entry that the hall is told of it")
    void record() throws Exception {
        long first;
        try (OutgoingEntries all = new OutgoingEntries(folder, 0)) {
            List<Outgoing> hands = hands(all);
            assertTrue(hands.size() > 2, hands::toString);
            assertTrue(hands.getFirst().record().isPresent());
            assertTrue(hands.get(1).record().isEmpty());
            first = hands.getFirst().entry().seq();
        }
        try (OutgoingEntries later = new OutgoingEntries(folder, first)) {
            List<Outgoing> hands = hands(later);
            assertTrue(hands.getFirst().record().isPresent());
            assertTrue(hands.get(1).record().isEmpty());
        }
    }

    @Test
    @DisplayName("The file is opened once")
    void staysOpen() throws Exception {
        try (OutgoingEntries entries = new OutgoingEntries(folder, 0)) {
            long last = entries.last();
            Files.move(file, folder.resolve("elsewhere.db"));
            assertEquals(last, entries.last());
        }
    }

    @Test
    @DisplayName("A file that cannot be read is opened anew")
    void comesBack() throws Exception {
        Path elsewhere = folder.resolve("elsewhere.db");
        Files.move(file, elsewhere);
        try (OutgoingEntries entries = new OutgoingEntries(folder, 0)) {
            assertThrows(JournalException.class, entries::last);
            Files.move(elsewhere, file);
            assertTrue(entries.last() > 0);
        }
    }

    @Test
    @DisplayName("Between two questions it hinders nobody who writes, and sees what is written")
    void hindersNobody() throws Exception {
        try (OutgoingEntries entries = new OutgoingEntries(folder, 0);
                Connection writer = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = writer.createStatement()) {
            long last = entries.last();
            entries.released();
            entries.open(1, 5, entries.beginning());
            statement.executeUpdate(
                    "INSERT INTO entry SELECT seq + 1, at, wall, kind, body, seal"
                            + " FROM entry ORDER BY seq DESC LIMIT 1");
            try (ResultSet result = statement.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
                assertEquals(0, result.getInt(1), "somebody still reads what was before");
            }
            assertEquals(last + 1, entries.last());
        }
    }
}
