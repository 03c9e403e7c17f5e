package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Place;
import java.nio.file.Files;
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
    private PostgresServer first;
    private PostgresServer second;
    private DocsCommands commands;
    private int made;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @BeforeEach
    void twoServers() throws Exception {
        first = PostgresServer.begin(folder.resolve("server"));
        commands = new DocsCommands(folder, PostgresServer.USER, PostgresServer.PASSWORD);
        second = standBy(first, PostgresServer.freePort());
    }

    /** Of a server that has none. */
    private PostgresServer standBy(PostgresServer of, int port) throws Exception {
        made++;
        Path its = Files.createDirectory(folder.resolve("stand-by-" + made));
        ServerUser.own(its);
        commands.with("first", of.connection())
                .with("standby", its.resolve("data"))
                .with(
                        "options",
                        "-p "
                                + port
                                + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=");
        commands.run("slot");
        commands.run("standby");
        commands.run("synchronous");
        return PostgresServer.running(its, port);
    }

    @AfterEach
    void ends() {
        first.close();
        second.close();
    }

    private Place place(PostgresServer one, PostgresServer other, String database, String more) {
        String url =
                "postgresql://127.0.0.1:%d,127.0.0.1:%d/%s?user=%s%s"
                        .formatted(one.port(), other.port(), database, PostgresServer.USER, more);
        return Place.of(new Database(url, "lodi", Optional.of(first.passwordFile())));
    }

    @Test
    @DisplayName("Failover under load, again and again: nothing acknowledged is lost")
    void failover() throws Exception {
        SplittableRandom chance = new SplittableRandom(SEED);
        Place place = place(first, second, first.newDatabase(), "");
        Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
        for (int turn = 0; turn < FAILOVERS; turn++) {
            traffic.goesOn(1 + chance.nextInt(20 * TABLES));
            first.kill();
            commands.run("promote");
            traffic.goesOn(2 * TABLES);
            // The old one comes back as the stand-by of the new one, at the same address.
            int port = first.port();
            first = second;
            second = standBy(first, port);
        }
        traffic.goesOn(2 * TABLES);
        traffic.close();
        traffic.isAllThere(place);
        assertTrue(log.stream().anyMatch(line -> line.contains("is written again")), "" + log);
    }

    @Test
    @DisplayName("While the stand-by is away nothing is acknowledged; then all goes on")
    void standByIsAway() throws Exception {
        Place place = place(first, second, first.newDatabase(), "&socketTimeout=2");
        Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
        traffic.goesOn(TABLES);
        second.kill();
        while (traffic.store().trouble().isEmpty()) {
            Thread.onSpinWait();
        }
        String said = String.join("\n", log);
        assertTrue(said.contains("if it waits for a stand-by, is that one there?"), said);
        commands.run("alone");
        traffic.goesOn(2 * TABLES);
        traffic.close();
        traffic.isAllThere(place);
    }

    @Test
    @DisplayName("A stand-by can be looked at, and is not written to")
    void onlyRead() throws Exception {
        String database = first.newDatabase();
        try (HallStore store = HallStore.open(place(first, second, database, ""), log::add)) {
            new Ledger(store, () -> 0).append("tell", "one", "", "");
        }
        String url = second.address(database);
        Optional<Path> secret = Optional.of(first.passwordFile());
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
