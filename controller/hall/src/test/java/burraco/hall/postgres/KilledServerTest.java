package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.TestDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server of a hall's store is killed; {@code -Dtable.grown=long} does it more often. */
@Tag("process")
@Tag("grown")
class KilledServerTest {
    private static final boolean LONG = Postgres.isLong();
    private static final long SEED = Long.getLong("table.seed", 5);
    private static final int KILLS = LONG ? 20 : 2;
    private static final int TABLES = LONG ? 200 : 20;

    @TempDir Path folder;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @Test
    @DisplayName("Killed again and again under load: what was acknowledged is there, once")
    void underLoad() throws Exception {
        SplittableRandom chance = new SplittableRandom(SEED);
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            Place place = TestDatabase.of(server, server.newDatabase(), "lodi").place();
            Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
            for (int kill = 0; kill < KILLS; kill++) {
                traffic.goesOn(1 + chance.nextInt(20 * TABLES));
                server.kill();
                server.start();
            }
            traffic.goesOn(2 * TABLES);
            traffic.close();
            traffic.isAllThere(place);
            assertTrue(log.stream().anyMatch(line -> line.contains("is written again")), "" + log);
        } catch (AssertionError wrong) {
            throw new AssertionError("seed " + SEED + ", log " + log, wrong);
        }
    }

    @Test
    @DisplayName("A server that was started again while nothing was written is no trouble")
    void atNight() throws Exception {
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            Place place = TestDatabase.of(server, server.newDatabase(), "lodi").place();
            try (HallStore store = HallStore.open(place, log::add)) {
                Ledger ledger = new Ledger(store, () -> 0);
                ledger.append("tell", "evening", "", "");
                ledger.all();
                server.kill();
                LedgerException away = assertThrows(LedgerException.class, ledger::all);
                assertTrue(away.getMessage().contains("cannot be reached"), away.getMessage());
                server.start();
                assertEquals(1, ledger.all().size());
                server.kill();
                server.start();
                ledger.append("tell", "morning", "", "");
                assertEquals(List.of(), log);
                assertEquals(2, ledger.all().size());
            }
        }
    }

    @Test
    @DisplayName("Who lost his lock is kept out while another one has the hall, and afterwards")
    void anotherTakesItsTurn() throws Exception {
        TestDatabase database = TestDatabase.fresh();
        Place place = database.place();
        String ends =
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                        + " WHERE application_name = 'burraco lodi'";
        try (HallStore first = HallStore.open(place, log::add)) {
            Ledger mine = new Ledger(first, () -> 0);
            mine.append("tell", "mine", "", "");
            database.server().sql("postgres", ends);
            try (HallStore second = HallStore.open(place, log::add)) {
                new Ledger(second, () -> 0).append("tell", "its", "", "");
                isRefused(mine, "another program is running this hall");
            }
            for (int attempt = 0; attempt < 3; attempt++) {
                isRefused(mine, "another program has run this hall meanwhile");
            }
        }
        try (HallStore look = HallStore.look(place)) {
            List<String> rows = new Ledger(look, () -> 0).all().stream().map(Row::body).toList();
            assertEquals(List.of("mine", "its"), rows);
        }
    }

    private static void isRefused(Ledger ledger, String why) {
        LedgerException refused =
                assertThrows(LedgerException.class, () -> ledger.append("tell", "x", "", ""));
        assertTrue(refused.getMessage().contains(why), refused.getMessage());
    }

    @Test
    @DisplayName("Several halls in one database know nothing of each other")
    void severalHalls() throws Exception {
        TestDatabase lodi = TestDatabase.fresh();
        TestDatabase como = TestDatabase.of(lodi.server(), lodi.name(), "como");
        Traffic one = new Traffic(HallStore.open(lodi.place(), log::add), 5);
        Traffic other = new Traffic(HallStore.open(como.place(), log::add), 5);
        one.goesOn(20);
        other.goesOn(20);
        one.close();
        other.close();
        one.isAllThere(lodi.place());
        other.isAllThere(como.place());
        assertEquals(List.of(), log);
    }
}
