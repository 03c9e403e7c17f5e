package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
@Tag("grown")
class PostgresServerTest {
    @TempDir Path folder;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @Test
    @DisplayName(
            "What was committed before the server was killed is there when it is started again")
    void committedIsKept() throws Exception {
        try (PostgresServer server = PostgresServer.begin(folder.resolve("server"))) {
            String hall = server.newDatabase();
            server.sql(hall, "CREATE TABLE kept AS SELECT 108 AS cards");
            server.kill();
            server.start();
            assertEquals("108", server.sql(hall, "SELECT cards FROM kept"));
        }
    }
}
