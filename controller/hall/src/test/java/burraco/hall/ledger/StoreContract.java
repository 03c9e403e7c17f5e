package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a hall expects of its store, wherever that is. */
abstract class StoreContract {
    private static final long WALL = 1_790_000_000_000L;

    private TestPlace where;
    private final List<String> log = new ArrayList<>();

    /** One in which there is no hall yet. */
    abstract TestPlace fresh() throws Exception;

    @BeforeEach
    void begins() throws Exception {
        where = fresh();
    }

    private HallStore open() throws LedgerException {
        return HallStore.open(where.place(), log::add);
    }

    private static void troubles(HallStore store) {
        HallFileTest.troubles(store);
    }

    @Test
    @DisplayName("Where one has it, another is kept out until it is closed; who only looks is not")
    void oneAtATime() throws Exception {
        HallStore store = open();
        Row row = new Ledger(store, () -> WALL).append("tell", "first", "", "");
        LedgerException refused = assertThrows(LedgerException.class, this::open);
        assertEquals(
                where.place() + ": another program is running this hall", refused.getMessage());
        try (HallStore looks = HallStore.look(where.place())) {
            Ledger ledger = new Ledger(looks, () -> WALL);
            assertEquals(List.of(row), ledger.all());
            assertThrows(LedgerException.class, () -> ledger.append("tell", "second", "", ""));
        }
        store.close();
        open().close();
        assertThrows(LedgerException.class, () -> store.write(_ -> 1, _ -> {}));
    }

    @Test
    @DisplayName("One of a later version, or with a part more or less, is refused")
    void changed() throws Exception {
        open().close();
        where.sql(List.of("ALTER TABLE told ADD COLUMN more TEXT"));
        isRefused("somebody has changed how it is built, so it is not used");
        where.sql(List.of("DROP TABLE told"));
        isRefused("somebody has changed how it is built, so it is not used");
    }

    private void isRefused(String why) {
        LedgerException refused = assertThrows(LedgerException.class, this::open);
        assertEquals(where.place() + ": " + why, refused.getMessage());
    }

    @Test
    @DisplayName("Trouble is said once, and that it is over")
    void trouble() throws Exception {
        try (HallStore store = open()) {
            assertTrue(store.trouble().isEmpty());
            troubles(store);
            assertTrue(store.trouble().isPresent());
            troubles(store);
            assertTrue(store.trouble().isPresent());
            store.lookAgain();
            while (store.trouble().isPresent()) {
                Thread.onSpinWait(); // Also if nobody writes it is over.
            }
            troubles(store);
            new Ledger(store, () -> WALL).append("tell", "first", "", "");
            assertTrue(store.trouble().isEmpty());
            assertEquals(where.place().name() + " is written again", log.getLast());
        }
    }

    @Test
    @DisplayName("Rows that seemed to fail and are there nevertheless are not there afterwards")
    void seemedToFail() throws Exception {
        try (HallStore file = open()) {
            Ledger ledger = new Ledger(file, () -> WALL);
            Row first = ledger.append("tell", "first", "", "");
            Row ghost = RowSeal.sealed(first.seal(), 2, WALL, new NewRow("tell", "ghost", "", ""));
            file.write(
                    sql -> {
                        sql.run(
                                "INSERT INTO decision VALUES (2, ?, 'tell', 'ghost', '', '', ?)",
                                WALL,
                                ghost.seal());
                        return 1;
                    },
                    _ -> {});
            assertEquals(List.of(first), ledger.all(), "whoever wrote it has not heard of it");
            troubles(file);
            assertEquals("second", ledger.append("tell", "second", "", "").body());
            assertEquals(List.of("first", "second"), ledger.all().stream().map(Row::body).toList());
            assertEquals(List.of(), ledger.verify());
        }
    }

    @Test
    @DisplayName("A fault of the program in one write leaves the others alone")
    void fault() throws Exception {
        try (HallStore file = open()) {
            Ledger ledger = new Ledger(file, () -> WALL);
            assertThrows(
                    IllegalStateException.class,
                    () ->
                            file.write(
                                    sql -> {
                                        sql.run("DELETE FROM decision");
                                        throw new IllegalStateException("a fault");
                                    },
                                    _ -> {}));
            ledger.append("tell", "first", "", "");
            assertThrows(
                    IllegalStateException.class,
                    () ->
                            file.write(
                                    _ -> 1,
                                    _ -> {
                                        throw new IllegalStateException("a fault in the news");
                                    }));
            assertEquals(2, ledger.append("tell", "second", "", "").seq());
            assertEquals(List.of(), log);
        }
    }
}
