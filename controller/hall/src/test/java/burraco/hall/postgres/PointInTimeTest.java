package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.StoredShelf;
import burraco.relay.Entry;
import burraco.relay.Stream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups and a point in time, with the commands of the manual. */
@Tag("process")
@Tag("grown")
class PointInTimeTest {
    private static final List<Entry> TOLD = List.of(new Entry(1, "one"), new Entry(2, "two"));

    @TempDir Path folder;
    private DocsCommands commands;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @BeforeEach
    void folders() throws Exception {
        commands = new DocsCommands(folder, PostgresServer.USER, PostgresServer.PASSWORD);
        for (String name : List.of("archive", "backup", "again")) {
            Path one = Files.createDirectory(folder.resolve(name));
            ServerUser.own(one);
            commands.with(name, one);
        }
    }

    private static Place place(PostgresServer server, Path secret) {
        return Place.of(new Database(server.address("halls"), "lodi", Optional.of(secret)));
    }

    private static StoredShelf shelf(HallStore store) throws Exception {
        return new StoredShelf(store, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
    }

    @Test
    @DisplayName("The ledger of a moment before a mistake: whole, and tables tell the rest again")
    void beforeTheMistake() throws Exception {
        int port = PostgresServer.freePort();
        List<Row> then;
        Path secret;
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            secret = server.passwordFile();
            commands.with("first", server.connection());
            commands.run("rights");
            commands.run("archive");
            server.kill();
            server.start();
            try (HallStore store = HallStore.open(place(server, secret), _ -> {})) {
                Ledger ledger = new Ledger(store, System::currentTimeMillis);
                ledger.append("tell", "before the backup", "Rossi", "");
                commands.run("base");
                ledger.append("tell", "after the backup", "Rossi", "");
                shelf(store).add("t1", "e1", Stream.OPEN, TOLD.subList(0, 1));
                then = ledger.all();
                commands.with("moment", server.sql("postgres", "SELECT clock_timestamp()"));
                shelf(store).add("t1", "e1", Stream.OPEN, TOLD);
                ledger.append("tell", "later", "Rossi", "");
            }
            server.sql("halls", "DROP SCHEMA hall_lodi CASCADE");
            server.sql("halls", "SELECT pg_switch_wal()");
            String last = "SELECT last_archived_wal FROM pg_stat_archiver";
            String wanted = server.sql("halls", "SELECT pg_walfile_name(pg_switch_wal() - 1)");
            while (wanted.compareTo(server.sql("halls", last)) > 0) {
                Thread.onSpinWait();
            }
        }
        commands.with("standby", folder.resolve("again").resolve("data"))
                .with(
                        "options",
                        "-p "
                                + port
                                + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=");
        commands.run("moment");
        try (PostgresServer again = PostgresServer.running(folder.resolve("again"), port)) {
            again.isPromoted();
            try (HallStore store = HallStore.open(place(again, secret), _ -> {})) {
                Ledger ledger = new Ledger(store, System::currentTimeMillis);
                assertEquals(List.of(), ledger.verify());
                assertEquals(then, ledger.all());
                StoredShelf shelf = shelf(store);
                assertEquals(1, shelf.upTo("t1", "e1", Stream.OPEN));
                shelf.add("t1", "e1", Stream.OPEN, TOLD);
                assertEquals(2, shelf.upTo("t1", "e1", Stream.OPEN));
            }
        }
    }

    @Test
    @DisplayName("One hall as a file, and back: every row and seal is the same")
    void dump() throws Exception {
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            commands.with("first", server.connection());
            commands.run("rights");
            Place place = place(server, server.passwordFile());
            List<Row> rows;
            try (HallStore store = HallStore.open(place, _ -> {})) {
                Ledger ledger = new Ledger(store, System::currentTimeMillis);
                ledger.append("tell", "Niccolò \\ ' \t", "Rossi", "\u2660");
                ledger.append("tell", "two", "Rossi", "");
                rows = ledger.all();
                commands.run("dump");
            }
            server.sql("halls", "DROP SCHEMA hall_lodi CASCADE");
            commands.run("restore");
            try (HallStore store = HallStore.open(place, _ -> {})) {
                Ledger ledger = new Ledger(store, System::currentTimeMillis);
                assertEquals(rows, ledger.all());
                assertEquals(List.of(), ledger.verify());
            }
        }
    }
}
