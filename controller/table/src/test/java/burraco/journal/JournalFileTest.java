package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One table writes one file; what another has written is never taken for its own. */
class JournalFileTest {
    @TempDir Path folder;

    private Path file;

    @BeforeEach
    void library() throws Exception {
        file = folder.resolve(Journal.FILE);
        try (JournalFile store = JournalFile.open(file, 2, () -> 0)) {
            store.write(piece("begins"));
        }
    }

    private static Piece piece(String note) {
        return new Piece(
                new byte[] {14, 0},
                1,
                7,
                List.of(new Note(7, "act", note)),
                Optional.empty(),
                List.of(),
                List.of());
    }

    private JournalFile closed() throws Exception {
        return JournalFile.closed(file, 2, () -> 0, JournalLock.of(folder), "it only reads");
    }

    private List<String> acts() throws Exception {
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
            return history.read(
                    "SELECT body FROM entry WHERE kind = 'act' ORDER BY seq",
                    row -> row.getString(1));
        }
    }

    @Test
    void oneThatOnlyReadsGoesOnWhereTheFileEnds() throws Exception {
        try (JournalFile store = closed()) {
            assertEquals(Optional.of("it only reads"), store.failure());
            store.write(piece("goes on"));
        }
        assertEquals(List.of("begins", "goes on"), acts());
    }

    @Test
    void whatAnotherWroteMeanwhileIsNotItsOwn() throws Exception {
        try (JournalFile store = closed()) {
            try (JournalFile other = JournalFile.open(file, 2, () -> 0)) {
                other.write(piece("the other's"));
            }
            Piece mine = piece("mine");
            for (int attempt = 0; attempt < 3; attempt++) {
                SQLException said = assertThrows(SQLException.class, () -> store.write(mine));
                assertEquals("the file is another journal", said.getMessage());
            }
        }
        assertEquals(List.of("begins", "the other's"), acts());
    }

    @Test
    void norIsAFileThatHasBecomeShorter() throws Exception {
        try (JournalFile store = closed()) {
            try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM tape");
            }
            assertThrows(SQLException.class, () -> store.write(piece("mine")));
        }
    }

    @Test
    void aFileWhoseLastSealIsDamagedIsNotGoneOnWith() throws Exception {
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE entry SET seal = x'00'");
        }
        SQLException said =
                assertThrows(SQLException.class, () -> JournalFile.open(file, 2, () -> 0));
        assertEquals("the last seal is none", said.getMessage());
    }

    @Test
    void whoHasALockKeepsOthersOut() throws Exception {
        try (JournalLock lock = JournalLock.of(folder)) {
            lock.forWriting();
            assertThrows(Journal.Taken.class, () -> JournalLock.of(folder));
        }
        JournalLock.of(folder).close();
    }
}
