package burraco.hall.ledger;

import burraco.hall.postgres.PostgresServer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/** A hall in a database of a server that tests share. */
public record TestDatabase(PostgresServer server, String name, Database database)
        implements TestPlace {
    /** A database of its own, in which a hall can be begun. */
    public static TestDatabase fresh() throws Exception {
        PostgresServer server = PostgresServer.shared();
        return of(server, server.newDatabase(), "lodi");
    }

    public static TestDatabase of(PostgresServer server, String name, String hall) {
        return new TestDatabase(
                server, name, new Database(server.address(name), hall, password(server)));
    }

    static Optional<Path> password(PostgresServer server) {
        return Optional.of(server.passwordFile());
    }

    @Override
    public Place place() {
        return Place.of(database);
    }

    /** In which the names of its tables can be used. */
    public Connection connect() throws SQLException {
        Connection connection = server.connect(name);
        connection.setSchema("hall_" + database.hall());
        return connection;
    }

    @Override
    public void sql(List<String> lines) throws Exception {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            for (String line : lines) {
                statement.execute(line);
            }
        }
    }

    @Override
    public String bytes(String hex) {
        return "'\\x" + hex + "'";
    }
}
