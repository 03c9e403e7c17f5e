package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk in memory gets full under the server, and has space again. */
@Tag("process")
@Tag("grown")
class FullServerTest {
    private static final int TABLES = 20;

    @TempDir Path folder;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private Path disk;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @BeforeEach
    void smallDisk() throws Exception {
        disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                mount("-t", "tmpfs", "-o", "size=100m", "tmpfs", disk.toString()),
                "only root may mount a small disk");
        ServerUser.own(disk);
    }

    @AfterEach
    void goes() throws Exception {
        new ProcessBuilder("umount", "-l", disk.toString()).start().waitFor();
    }

    private static boolean mount(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("mount"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    }

    /** Leaves so much of it free, or less. */
    private void fill(long free) throws IOException {
        long bytes = Files.getFileStore(disk).getUsableSpace() - free;
        try {
            Files.write(disk.resolve("ballast"), new byte[(int) bytes]);
        } catch (IOException full) {
            // The server has written meanwhile.
        }
    }

    private void isSaid(Traffic traffic) {
        while (traffic.store().trouble().isEmpty()) {
            Thread.onSpinWait();
        }
    }

    @Test
    @DisplayName("The disk of the tables is full: it is said, and nothing acknowledged is lost")
    void tables() throws Exception {
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            Path space = ServerUser.own(Files.createDirectory(disk.resolve("space")));
            server.sql("postgres", "CREATE TABLESPACE small LOCATION '" + space + "'");
            String name = server.newDatabase();
            server.sql("postgres", "ALTER DATABASE " + name + " SET TABLESPACE small");
            Place place = TestDatabase.of(server, name, "lodi").place();
            Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
            traffic.goesOn(TABLES);
            fill(100_000);
            isSaid(traffic);
            assertTrue(log.getFirst().contains("the server's disk is full"), "" + log);
            Files.delete(disk.resolve("ballast"));
            traffic.goesOn(TABLES);
            traffic.close();
            traffic.isAllThere(place);
        }
    }

    @Test
    @DisplayName("The disk of the server's log is full: it stops, and goes on when there is space")
    void log() throws Exception {
        try (PostgresServer server = PostgresServer.begin(disk.resolve("server"))) {
            Place place = TestDatabase.of(server, server.newDatabase(), "lodi").place();
            Traffic traffic = new Traffic(HallStore.open(place, log::add), TABLES);
            traffic.goesOn(TABLES);
            fill(1_000_000);
            isSaid(traffic);
            Files.delete(disk.resolve("ballast"));
            server.startAgain();
            traffic.goesOn(TABLES);
            traffic.close();
            traffic.isAllThere(place);
        }
    }
}
