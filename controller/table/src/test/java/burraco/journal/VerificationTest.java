package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.testing.JournalOf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.SQLiteConfig;

/** Any change of a journal by hand is detected, with its place. */
@Tag("campaign")
class VerificationTest {
    @TempDir Path folder;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        JournalOf.copy(folder);
    }

    private Verification verify() throws JournalException {
        try (History history = History.open(folder)) {
            return Verification.of(history);
        }
    }

    private void change(String sql) throws Exception {
        try (Connection connection = Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate(sql) > 0, "something was changed");
        }
    }

    private static Set<String> kinds(List<Finding> findings) {
        Set<String> kinds = new TreeSet<>();
        findings.forEach(one -> kinds.add(one.kind().name()));
        return kinds;
    }

    @Test
    void whatATableWroteIsSound() throws Exception {
        Verification verification = verify();
        assertEquals(List.of(), verification.findings(), "seed " + JournalOf.SEED);
        assertTrue(verification.entries() > 300);
        assertEquals(35, verification.seal().length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '`',
            textBlock =
                    """
                    UPDATE entry SET body = body || ' ' WHERE seq = 40            → ENTRY_CHANGED
                    UPDATE entry SET wall = wall + 1 WHERE seq = 40               → ENTRY_CHANGED
                    UPDATE entry SET at = at + 1 WHERE seq = 40                   → ENTRY_CHANGED
                    UPDATE entry SET kind = 'acts' WHERE seq = (SELECT max(seq) FROM entry WHERE kind = 'act')               → ENTRY_CHANGED
                    UPDATE entry SET kind = CAST(kind AS BLOB) WHERE seq = (SELECT max(seq) FROM entry WHERE kind = 'act') → ENTRY_CHANGED
                    UPDATE entry SET body = CAST(body AS BLOB) WHERE seq = 40     → ENTRY_CHANGED
                    UPDATE entry SET wall = wall + 0.5 WHERE seq = 40             → ENTRY_CHANGED
                    UPDATE entry SET seal = zeroblob(32) WHERE seq = 40           → ENTRY_CHANGED
                    DELETE FROM entry WHERE kind = 'act' AND seq BETWEEN 60 AND 70 → ENTRIES_MISSING
                    UPDATE hand SET record = replace(record, 'W draw', 'N draw')  → HAND_RECORD_CHANGED
                    UPDATE hand SET ns = ns + 5 WHERE hand = 1                    → HAND_CHANGED
                    UPDATE hand SET ew = NULL WHERE hand = 2                      → HAND_CHANGED
                    UPDATE hand SET dealer = 'E' WHERE hand = 1                   → HAND_CHANGED
                    UPDATE hand SET n = s, s = n                                  → HAND_CHANGED
                    UPDATE hand SET ending = 'stopped'                            → HAND_CHANGED
                    UPDATE hand SET confirmed = 'NS EW' WHERE hand = 2            → HAND_CHANGED
                    UPDATE hand SET wall = wall + 86400000 WHERE hand = 1         → HAND_CHANGED
                    UPDATE hand SET wall = wall + 60000 WHERE hand = 1            → HAND_CHANGED
                    UPDATE hand SET wall = wall - 1 WHERE hand = 2                → HAND_CHANGED
                    UPDATE hand SET last = last - 1 WHERE hand = 1                → HAND_CHANGED
                    UPDATE hand SET confirmed = 'NS+EW' WHERE confirmed = 'NS EW' → HAND_CHANGED
                    UPDATE hand SET ending = upper(ending)                        → HAND_CHANGED
                    DELETE FROM hand WHERE hand = 1                               → HAND_MISSING
                    INSERT INTO hand SELECT 9, hand, wall, first, last, dealer, n, e, s, w, ending, ns, ew, confirmed, record FROM hand WHERE hand = 1 → HAND_UNKNOWN
                    INSERT INTO hand SELECT match + 0.5, hand, wall, first, last, dealer, n, e, s, w, ending, ns + 100, ew, confirmed, record FROM hand WHERE hand = 1 → HAND_CHANGED
                    INSERT INTO hand SELECT match + (1 << 32), hand, wall, first, last, dealer, n, e, s, w, ending, ns, ew, confirmed, record FROM hand WHERE hand = 1 → HAND_CHANGED
                    UPDATE hand SET ns = ns + 0.5                                 → HAND_CHANGED
                    UPDATE hand SET record = CAST(record AS BLOB)                 → HAND_CHANGED
                    UPDATE between_hands SET state = replace(state, 'W', 'N')     → BETWEEN_CHANGED
                    UPDATE between_hands SET heard = heard + 1                    → BETWEEN_CHANGED
                    UPDATE between_hands SET input = input - 1 WHERE input > 0    → BETWEEN_CHANGED
                    UPDATE between_hands SET ended = 1 - ended                    → BETWEEN_CHANGED
                    UPDATE between_hands SET input = input || 'x'                 → BETWEEN_CHANGED
                    UPDATE between_hands SET ended = 2 WHERE ended = 1            → BETWEEN_CHANGED
                    DELETE FROM between_hands WHERE seq = (SELECT max(seq) FROM between_hands) → BETWEEN_MISSING
                    UPDATE tape SET data = data || x'0e00' WHERE id = 30         → HEARD_CHANGED
                    UPDATE tape SET count = count + 1 WHERE id = 30              → HEARD_CHANGED
                    UPDATE tape SET count = count + (1 << 32) WHERE id = 30      → HEARD_CHANGED
                    UPDATE tape SET data = CAST(data AS TEXT) WHERE id = 30 AND data = CAST(CAST(data AS TEXT) AS BLOB) → HEARD_CHANGED
                    UPDATE heard SET seq = seq + 0.5 WHERE last = (SELECT max(last) FROM heard) → HEARD_CHANGED
                    DELETE FROM tape WHERE id IN (SELECT id FROM input WHERE sealed = (SELECT sealed FROM input WHERE id = 200)) → HEARD_MISSING
                    UPDATE person SET name = 'Eva' WHERE name = 'Ugo'             → PERSON_CHANGED
                    UPDATE person SET name = CAST(name AS BLOB) WHERE name = 'Ugo' → PERSON_CHANGED
                    UPDATE person SET name = NULL, salt = NULL WHERE name = 'Ugo' → PERSON_ERASED
                    DELETE FROM person WHERE name = 'Ugo'                         → PERSON_MISSING
                    """)
    void aChangeIsFound(String sql, String kind) throws Exception {
        change(sql);
        assertEquals(Set.of(kind), kinds(verify().findings()), verify()::toString);
    }

    /** An entry stored as bytes reads the same, but queries for entries of hands do not find it. */
    @Test
    void anEntryThatIsHiddenFromTheHandsIsFound() throws Exception {
        String ofTheFirst = "FROM entry WHERE kind = 'hand' AND body LIKE '1 1 %'";
        change(
                "UPDATE hand SET confirmed = '', ns = 701, ew = 305, last ="
                        + " (SELECT seq "
                        + ofTheFirst
                        + " ORDER BY seq LIMIT 1 OFFSET 1) WHERE hand = 1");
        assertEquals(Set.of("HAND_CHANGED"), kinds(verify().findings()), verify()::toString);
        change(
                "UPDATE entry SET kind = CAST(kind AS BLOB) WHERE seq IN (SELECT seq "
                        + ofTheFirst
                        + " ORDER BY seq LIMIT -1 OFFSET 2)");
        assertEquals(Set.of("ENTRY_CHANGED"), kinds(verify().findings()), verify()::toString);
    }

    /**
     * A program was stopped while it wrote: its transaction is rolled back when the file is next
     * opened for writing.
     */
    @Test
    void whatWasBegunAndNotFinishedIsReadAsATableWouldReadIt() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.DELETE);
        config.setCacheSize(1);
        Path file = folder.resolve(Journal.FILE);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.executeUpdate("UPDATE hand SET ns = ns + 100");
            statement.executeUpdate("UPDATE entry SET body = body || ' ' WHERE kind = 'act'");
            for (String end : List.of("", "-journal")) {
                Files.copy(Path.of(file + end), other.resolve(Journal.FILE + end));
            }
            connection.rollback();
        }
        try (Connection alone = Sqlite.open(other.resolve(Journal.FILE), Sqlite.Use.READ_ALONE);
                Statement statement = alone.createStatement();
                ResultSet begun =
                        statement.executeQuery("SELECT count(*) FROM entry WHERE body LIKE '% '")) {
            assertTrue(begun.getInt(1) > 0, "it stands in the file already");
        }
        byte[] before = Files.readAllBytes(other.resolve(Journal.FILE));
        try (History history = History.open(other)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
        assertArrayEquals(before, Files.readAllBytes(other.resolve(Journal.FILE)));
    }

    /** What an entry says in one line must not be said by other columns. */
    @Test
    void wordsMayNotMoveFromOneColumnIntoAnother() throws Exception {
        HandRow third =
                new HandRow(
                        2,
                        1,
                        Seat.SOUTH,
                        Map.of(Seat.NORTH, 1, Seat.EAST, 2, Seat.SOUTH, 3, Seat.WEST, 4),
                        "stock",
                        OptionalInt.of(500),
                        OptionalInt.of(10),
                        "",
                        "E pickup");
        try (JournalFile store =
                JournalFile.open(folder.resolve(Journal.FILE), 12, () -> JournalOf.WALL)) {
            store.write(
                    new Piece(
                            new byte[0],
                            0,
                            9_000_000,
                            List.of(),
                            Optional.empty(),
                            List.of(third),
                            List.of()));
        }
        assertEquals(List.of(), verify().findings());
        change(
                "UPDATE hand SET ending = ending || (SELECT substr(body, instr(body, hand.ending)"
                        + " + length(hand.ending)) FROM entry WHERE seq = hand.last),"
                        + " n = 3, s = 1, confirmed = 'NS EW' WHERE match = 2");
        assertEquals(Set.of("HAND_CHANGED"), kinds(verify().findings()), verify()::toString);
    }

    @Test
    void itIsSaidWhichEntryWasChanged() throws Exception {
        change("UPDATE entry SET body = 'x' WHERE seq = 77");
        assertEquals(List.of(Finding.of(Finding.Kind.ENTRY_CHANGED, 77)), verify().findings());
    }

    /** After changing one seal, all later ones have to be computed again. */
    @Test
    void aNewSealDoesNotFitTheNextEntry() throws Exception {
        sealAnew(77, 77);
        assertEquals(List.of(Finding.of(Finding.Kind.ENTRY_CHANGED, 78)), verify().findings());
    }

    /** Then the journal is sound in itself, but it never had the seal that people signed. */
    @Test
    void whoReckonsAllSealsAnewIsBetrayedByTheSignedSheet() throws Exception {
        String signed = verify().seal();
        sealAnew(77, Long.MAX_VALUE);
        assertEquals(List.of(), verify().findings());
        try (History history = History.open(folder)) {
            assertTrue(history.sealed(signed).isEmpty());
            assertTrue(history.sealed(verify().seal()).isPresent());
        }
    }

    @Test
    void anEarlierSealIsFoundAgain() throws Exception {
        try (History history = History.open(folder)) {
            History.Entry entry = history.entries(100, 100).getFirst();
            String shown = SealChain.shown(entry.seal());
            assertEquals(100, history.sealed(shown).orElseThrow().seq());
            assertEquals(
                    100,
                    history.sealed(shown.replace("-", "").toUpperCase(Locale.ROOT))
                            .orElseThrow()
                            .seq());
            assertTrue(history.sealed("").isEmpty());
        }
    }

    /** The journal alone cannot show this; a seal that was noted elsewhere can. */
    @Test
    void aLastEntryThatIsTakenAwayIsMissedByWhoHasKeptItsSeal() throws Exception {
        try (JournalFile store =
                JournalFile.open(folder.resolve(Journal.FILE), 12, () -> JournalOf.WALL)) {
            Note last = new Note(Long.MAX_VALUE, "order", "A note of somebody");
            store.write(
                    new Piece(
                            new byte[0],
                            0,
                            last.at(),
                            List.of(last),
                            Optional.empty(),
                            List.of(),
                            List.of()));
        }
        String kept = verify().seal();
        change("DELETE FROM entry WHERE seq = (SELECT max(seq) FROM entry)");
        assertEquals(List.of(), verify().findings());
        try (History history = History.open(folder)) {
            assertTrue(history.sealed(kept).isEmpty());
        }
    }

    /** If the end was cut off, something else still refers to it. */
    @Test
    void anEndThatIsCutOffIsMissed() throws Exception {
        change("DELETE FROM entry WHERE seq > 300");
        assertTrue(kinds(verify().findings()).contains("HEARD_CHANGED"));
    }

    private void sealAnew(long from, long to) throws Exception {
        List<History.Entry> entries;
        try (History history = History.open(folder)) {
            entries = history.entries(from - 1, to);
        }
        byte[] before = entries.getFirst().seal();
        try (Connection connection = Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.WRITE);
                PreparedStatement update =
                        connection.prepareStatement(
                                "UPDATE entry SET body = ?, seal = ? WHERE seq = ?")) {
            connection.setAutoCommit(false);
            for (History.Entry entry : entries.subList(1, entries.size())) {
                String body = entry.note().body() + (entry.seq() == from ? "!" : "");
                Note note = new Note(entry.note().at(), entry.note().kind(), body);
                before = SealChain.seal(before, entry.seq(), entry.wall(), note);
                update.setString(1, body);
                update.setBytes(2, before);
                update.setLong(3, entry.seq());
                update.executeUpdate();
            }
            connection.commit();
        }
    }
}
