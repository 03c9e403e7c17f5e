package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stand-by, made with the commands of the manual, takes over while tables tell. */
@Tag("process")
@Tag("grown")
class StandByTest {
    private static final boolean LONG = Postgres.isLong();
    private static final long SEED = Long.getLong("table.seed", 5);
    private static final int TABLES = LONG ? 200 : 20;
    private static final int FAILOVERS = LONG ? 5 : 2;

    @TempDir Path folder;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private TwoServers servers;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @BeforeEach
    void begin() throws Exception {
        servers = TwoServers.begin(folder);
    }

    @AfterEach
    void end() {
        servers.close();
    }

    @Test
    @DisplayName("Failover under load, again and again: nothing acknowledged is lost")
    void failover() throws Exception {
        SplittableRandom chance = new SplittableRandom(SEED);
        Place place = servers.place("");
        Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
        for (int turn = 0; turn < FAILOVERS; turn++) {
            traffic.goesOn(1 + chance.nextInt(20 * TABLES));
            servers.first().kill();
            servers.run("promote");
            traffic.goesOn(2 * TABLES);
            servers.change();
        }
        traffic.goesOn(2 * TABLES);
        traffic.close();
        traffic.isAllThere(place);
        assertTrue(log.stream().anyMatch(line -> line.contains("is written again")), "" + log);
    }

    @Test
    @DisplayName("While the stand-by is away nothing is acknowledged; then all goes on")
    void standByIsAway() throws Exception {
        Place place = servers.place("&socketTimeout=2");
        Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
        traffic.goesOn(TABLES);
        servers.second().kill();
        while (traffic.store().trouble().isEmpty()) {
            Thread.onSpinWait();
        }
        String said = String.join("\n", log);
        assertTrue(said.contains("if it waits for a stand-by, is that one there?"), said);
        servers.run("alone");
        traffic.goesOn(2 * TABLES);
        traffic.close();
        traffic.isAllThere(place);
    }

    @Test
    @DisplayName("A stand-by that was behind: what was acknowledged is missed, and that is said")
    void behind() throws Exception {
        servers.run("alone");
        Place place = servers.place("");
        try (HallStore store = HallStore.open(place, log::add)) {
            Ledger ledger = new Ledger(store, () -> 0);
            ledger.append("tell", "both have it", "", "");
            servers.untilSame();
            servers.second().kill();
            ledger.append("tell", "only the first has it", "", "");
            servers.first().kill();
            servers.startSecond();
            servers.run("promote");
            LedgerException less =
                    assertThrows(LedgerException.class, () -> ledger.append("tell", "x", "", ""));
            assertTrue(less.getMessage().contains("less than what was acknowledged"), "" + less);
        }
        try (HallStore store = HallStore.open(place, log::add)) {
            assertEquals(1, new Ledger(store, () -> 0).all().size());
        }
    }

    @Test
    @DisplayName("A running hall reads what it has written, also after its server was away")
    void readsWhatItHasWritten() throws Exception {
        servers.run("alone");
        try (HallStore store = HallStore.open(servers.place(""), log::add)) {
            Ledger ledger = new Ledger(store, () -> 0);
            ledger.append("tell", "one", "", "");
            servers.untilSame();
            servers.first().kill();
            assertThrows(LedgerException.class, ledger::all);
            servers.first().start();
            servers.second().sql("postgres", "SELECT pg_wal_replay_pause()");
            ledger.append("tell", "two", "", "");
            assertEquals(2, ledger.all().size());
        }
    }

    @Test
    @DisplayName("A stand-by can be looked at, and is not written to")
    void onlyRead() throws Exception {
        Place place = servers.place("");
        try (HallStore store = HallStore.open(place, log::add)) {
            new Ledger(store, () -> 0).append("tell", "one", "", "");
        }
        // On its disk, which is what a commit waits for, is not yet where it can be read.
        servers.untilSame();
        String database = place.toString().replaceFirst(".*/([^ ]*) .*", "$1");
        String url = servers.second().address(database);
        Optional<Path> secret = Optional.of(servers.first().passwordFile());
        Place standBy = Place.of(new Database(url, "lodi", secret));
        try (HallStore look = HallStore.look(standBy)) {
            assertEquals(1, new Ledger(look, () -> 0).all().size());
        }
        LedgerException none =
                assertThrows(LedgerException.class, () -> HallStore.open(standBy, log::add));
        assertTrue(none.getMessage().contains("none can be written to"), none.getMessage());
        Place any = Place.of(new Database(url + "&targetServerType=any", "lodi", secret));
        LedgerException read =
                assertThrows(LedgerException.class, () -> HallStore.open(any, log::add));
        assertTrue(
                read.getMessage().contains("is a stand-by, which can only be read"),
                read.getMessage());
    }
}
