package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Finding.Kind;
import burraco.journal.Note;
import burraco.journal.SealChain;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is decided in a hall is written in its order, and what was changed later is found. */
abstract class LedgerContract {
    private static final long WALL = 1_790_000_000_000L;

    private TestPlace where;

    /** One in which there is no hall yet. */
    abstract TestPlace fresh() throws Exception;

    @BeforeEach
    void begins() throws Exception {
        where = fresh();
    }

    private HallStore open() throws LedgerException {
        return HallStore.open(where.place(), said -> {});
    }

    private static Ledger of(HallStore file) throws LedgerException {
        return new Ledger(file, () -> WALL);
    }

    private static List<String> bodies(Ledger ledger) throws LedgerException {
        return ledger.all().stream().map(Row::body).toList();
    }

    /** Four rows. */
    private void written() throws LedgerException {
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            for (String body : List.of("one", "two", "three", "four")) {
                ledger.append("tell", body, "Conti Lia", "because");
            }
        }
    }

    private void sql(String... lines) throws Exception {
        where.sql(List.of(lines));
    }

    private List<Finding> findings() throws LedgerException {
        try (HallStore file = open()) {
            return of(file).verify();
        }
    }

    @Test
    @DisplayName("What was written is there after the file was closed, in its order and sealed")
    void isThereAgain() throws LedgerException {
        List<Row> before;
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            Row first = ledger.append("pause", "{}", "Conti Lia", "fire drill");
            assertEquals(
                    new Row(1, WALL, "pause", "{}", "Conti Lia", "fire drill", first.seal()),
                    first);
            ledger.append(
                    List.of(
                            new NewRow("tell", "one", "Conti Lia", ""),
                            new NewRow("tell", "two", "Conti Lia", "")));
            assertEquals(List.of(), ledger.append(List.of()));
            before = ledger.all();
            assertEquals(List.of(1L, 2L, 3L), before.stream().map(Row::seq).toList());
        }
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            assertEquals(before, ledger.all());
            assertEquals(4, ledger.append("resume", "{}", "Conti Lia", "").seq());
            assertEquals(List.of(), ledger.verify());
        }
    }

    @Test
    @DisplayName("Of several rows all are written, or none")
    void allOrNone() throws LedgerException {
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            List<NewRow> rows =
                    List.of(new NewRow("tell", "one", "", ""), new NewRow("tell", null, "", ""));
            assertThrows(NullPointerException.class, () -> ledger.append(rows));
            assertEquals(List.of(), ledger.all());
            ledger.append("tell", "two", "", "");
            assertEquals(List.of("two"), bodies(ledger));
            assertEquals(List.of(), ledger.verify());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wall = wall + 1",
                "kind = 'pause'",
                "body = 'Three'",
                "by = 'Somebody else'",
                "why = ''",
                "body = 'thre', by = 'eConti Lia'",
                "seal = ZEROS"
            })
    @DisplayName("A row that was changed is found")
    void changed(String how) throws Exception {
        written();
        assertEquals(List.of(), findings());
        String change = how.replace("ZEROS", where.bytes("00".repeat(32)));
        sql("UPDATE decision SET " + change + " WHERE seq = 3");
        List<Finding> found = findings();
        assertTrue(found.contains(new Finding(Kind.CHANGED, 3)), found.toString());
        assertTrue(found.stream().allMatch(one -> one.seq() >= 3), found.toString());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3"})
    @DisplayName("A row that is missing is found")
    void missing(int which, long found) throws Exception {
        written();
        sql("DELETE FROM decision WHERE seq = " + which);
        assertEquals(List.of(new Finding(Kind.MISSING, found)), findings());
    }

    @Test
    @DisplayName("The last row is missed by a hall that has written it")
    void lastIsMissing() throws Exception {
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            ledger.append("tell", "one", "", "");
            ledger.append("tell", "two", "", "");
            sql("DELETE FROM decision WHERE seq = 2");
            assertEquals(List.of(new Finding(Kind.MISSING, 2)), ledger.verify());
        }
    }

    @Test
    @DisplayName("Rows in another order are found, also with their seals")
    void reordered() throws Exception {
        written();
        sql(
                "UPDATE decision SET seq = 9 WHERE seq = 2",
                "UPDATE decision SET seq = 2 WHERE seq = 3",
                "UPDATE decision SET seq = 3 WHERE seq = 9");
        assertEquals(
                List.of(
                        new Finding(Kind.CHANGED, 2),
                        new Finding(Kind.CHANGED, 3),
                        new Finding(Kind.CHANGED, 4)),
                findings());
    }

    @Test
    @DisplayName("A ledger whose last seal is damaged is not gone on with")
    void damagedSeal() throws Exception {
        written();
        sql("UPDATE decision SET seal = " + where.bytes("00") + " WHERE seq = 4");
        try (HallStore file = open()) {
            LedgerException why = assertThrows(LedgerException.class, () -> of(file));
            assertTrue(why.getMessage().endsWith("row 4 makes no sense"), why.getMessage());
        }
    }

    @Test
    @DisplayName("No seal of a table's journal is one of a hall")
    void anotherDomain() {
        byte[] ofHall =
                RowSeal.sealed(RowSeal.BEGINNING, 1, WALL, new NewRow("act", "x", "", "")).seal();
        byte[] ofTable = SealChain.seal(SealChain.BEGINNING, 1, WALL, new Note(0, "act", "x"));
        assertFalse(Arrays.equals(ofHall, ofTable));
    }

    @Test
    @DisplayName("Many at once: each row once, and the chain is whole")
    void manyAtOnce() throws Exception {
        int many = 500;
        try (HallStore file = open()) {
            Ledger ledger = of(file);
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < many; i++) {
                    String body = "number " + i;
                    threads.submit(() -> ledger.append("tell", body, "Conti Lia", ""));
                }
            }
            Set<String> bodies = new HashSet<>(bodies(ledger));
            assertEquals(many, ledger.all().size());
            assertEquals(many, bodies.size());
            assertEquals(List.of(), ledger.verify());
        }
    }
}
