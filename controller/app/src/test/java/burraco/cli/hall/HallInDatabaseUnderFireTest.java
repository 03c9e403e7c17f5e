package burraco.cli.hall;

import burraco.hall.ledger.TestDatabase;
import burraco.hall.postgres.Postgres;
import burraco.hall.postgres.PostgresServer;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The same where the ledger is in PostgreSQL, whose server is killed as well. */
@Tag("grown")
@EnabledIfSystemProperty(named = "table.grown", matches = "long")
class HallInDatabaseUnderFireTest extends HallUnderFireTest {
    private PostgresServer server;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
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

    /** The server, the hall, or the server while the hall is away. */
    @Override
    void kill(RealHall hall) throws Exception {
        server.kill();
        if (chance.nextBoolean()) {
            hall.killed();
            server.start();
            hall.start();
        } else {
            server.start();
            super.kill(hall);
        }
    }
}
