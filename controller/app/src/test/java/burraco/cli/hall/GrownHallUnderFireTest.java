package burraco.cli.hall;

import burraco.hall.ledger.TestDatabase;
import burraco.hall.postgres.Postgres;
import burraco.hall.postgres.PostgresServer;
import burraco.testing.Mosquitto;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/**
 * The same round with the ledger in PostgreSQL and tables that ask by way of a broker; both servers
 * are killed as well.
 */
@Tag("grown")
class GrownHallUnderFireTest extends HallUnderFireTest {
    private PostgresServer server;

    @BeforeAll
    static void areHere() {
        Postgres.mustBeHere();
        Mosquitto.isThere();
    }

    @AfterEach
    void ends() {
        if (server != null) {
            server.close();
        }
    }

    @Override
    Optional<TestDatabase> database() throws Exception {
        server = PostgresServer.begin(folder.resolve("server"));
        return Optional.of(TestDatabase.of(server, server.newDatabase(), "fire"));
    }

    @Override
    boolean isOverBroker() {
        return true;
    }

    @Override
    void kill(RealHall hall) throws Exception {
        server.kill();
        server.start();
        super.kill(hall);
    }
}
