package burraco.hall.ledger;

import burraco.files.InputFile;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** A schema of a PostgreSQL database. */
final class DatabasePlace extends Place {
    private static final String CONNECT_SECONDS = "5";

    /**
     * A commit that waits for a stand-by longer than this has failed, as far as anybody knows. A
     * hall that is a service must say more often than that that it is alive.
     */
    private static final String ANSWER_SECONDS = "10";

    private final Database database;

    DatabasePlace(Database database) {
        this.database = database;
    }

    static List<Place> ofAll(String url, Optional<Path> password) throws LedgerException {
        Database any = new Database(url, "hall", password);
        Optional<Sentence> wrong = Database.refusal(url, any.hall());
        DatabasePlace asked = new DatabasePlace(any);
        if (wrong.isPresent()) {
            throw LedgerException.of(asked, wrong.get().key());
        }
        try (Connection connection = asked.connect("preferPrimary")) {
            return DatabaseSchema.halls(connection).stream()
                    .map(hall -> Place.of(new Database(url, hall, password)))
                    .toList();
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(asked, cannot);
        }
    }

    Database database() {
        return database;
    }

    @Override
    public String toString() {
        return database.toString();
    }

    @Override
    public String name() {
        return database.hall();
    }

    @Override
    public boolean isThere() throws LedgerException {
        try (Connection connection = connect("preferPrimary")) {
            return DatabaseSchema.isThere(database.schema(), connection);
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(this, cannot);
        }
    }

    @Override
    Held hold() {
        return new DatabaseHold(this);
    }

    @Override
    Session reading() throws SQLException, IOException {
        return reading(connect("preferPrimary"));
    }

    /** A stand-by may not have yet what was written, or never get it. */
    Session readingPrimary() throws SQLException, IOException {
        return reading(primary());
    }

    private Session reading(Connection connection) throws SQLException, IOException {
        try {
            DatabaseSchema.mustBeOurs(this, connection);
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return new DatabaseSession(connection);
        } catch (SQLException | IOException | RuntimeException cannot) {
            connection.close();
            throw cannot;
        }
    }

    /** For whoever writes. */
    Connection primary() throws SQLException, IOException {
        return connect("primary");
    }

    private Connection connect(String which) throws SQLException, IOException {
        Properties how = new Properties();
        // What stands in the address comes before these.
        how.setProperty("ApplicationName", "burraco " + database.hall());
        how.setProperty("connectTimeout", CONNECT_SECONDS);
        how.setProperty("socketTimeout", ANSWER_SECONDS);
        how.setProperty("tcpKeepAlive", "true");
        how.setProperty("targetServerType", which);
        how.setProperty("currentSchema", database.schema());
        how.setProperty("reWriteBatchedInserts", "true");
        // So that a ledger is not in memory as a whole.
        how.setProperty("defaultRowFetchSize", "1000");
        if (database.password().isPresent()) {
            byte[] secret = InputFile.bytes(database.password().get());
            how.setProperty("password", new String(secret, StandardCharsets.UTF_8).strip());
        }
        return DriverManager.getConnection("jdbc:" + database.url(), how);
    }

    @Override
    Sentence sentence(Exception why) {
        return DatabaseErrors.sentence(why);
    }

    @Override
    LedgerException less() {
        return LedgerException.of(this, "read.store.less");
    }

    @Override
    boolean isFull(Throwable why) {
        return DatabaseErrors.isFull(why);
    }

    @Override
    boolean isOfOneValue(SQLException why) {
        return DatabaseErrors.isOfOneValue(why);
    }

    @Override
    boolean isLost(SQLException why) {
        return DatabaseErrors.isLost(why);
    }
}
