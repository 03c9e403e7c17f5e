package burraco.hall.ledger;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sqlite.SQLiteConfig;

/** The schema of a hall's file, and its migration from earlier versions. */
final class FileSchema {
    /** The statements that lead from each version to the next one. */
    private static final List<List<String>> STEPS =
            List.of(
                    List.of(
                            """
                            CREATE TABLE decision (
                                seq INTEGER PRIMARY KEY,
                                wall INTEGER NOT NULL,
                                kind TEXT NOT NULL,
                                body TEXT NOT NULL,
                                by TEXT NOT NULL,
                                why TEXT NOT NULL,
                                seal BLOB NOT NULL)\
                            """,
                            """
                            CREATE TABLE source (
                                id INTEGER PRIMARY KEY,
                                device TEXT NOT NULL,
                                epoch TEXT NOT NULL,
                                stream TEXT NOT NULL,
                                up_to INTEGER NOT NULL,
                                UNIQUE (device, epoch, stream))\
                            """,
                            // In the order of its key, since a table's entries are read together.
                            """
                            CREATE TABLE told (
                                source INTEGER NOT NULL,
                                number INTEGER NOT NULL,
                                text TEXT NOT NULL,
                                PRIMARY KEY (source, number)) WITHOUT ROWID\
                            """));

    static final int VERSION = STEPS.size();

    private FileSchema() {}

    /**
     * Migrates it to today's version, in one transaction.
     *
     * @throws LedgerException if it is no file of a hall, or of a later version
     */
    static void migrate(Place place, Connection connection) throws SQLException, LedgerException {
        int version = version(connection);
        if (version > VERSION) {
            throw LedgerException.of(place, "read.hall.later", version, VERSION);
        }
        mustBeOurs(place, connection, version);
        if (version < VERSION) {
            make(connection, version);
        }
    }

    /** A file from somebody else may have more, for instance a trigger that changes rows. */
    private static void mustBeOurs(Place place, Connection connection, int version)
            throws SQLException, LedgerException {
        Map<String, String> there = shape(connection);
        if (!there.isEmpty() && !there.containsKey("table decision")) {
            throw LedgerException.of(place, "read.hall.none");
        }
        try (Connection fresh = new SQLiteConfig().createConnection("jdbc:sqlite::memory:")) {
            steps(fresh, 0, Math.max(0, version));
            if (version < 0 || !shape(fresh).equals(there)) {
                throw LedgerException.of(place, "read.hall.changed");
            }
        }
    }

    /** The statement that made each part, by the part's kind and name. */
    private static Map<String, String> shape(Connection connection) throws SQLException {
        Map<String, String> parts = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT type, name, tbl_name, sql FROM sqlite_schema")) {
            while (rows.next()) {
                parts.merge(
                        rows.getString(1) + " " + rows.getString(2),
                        rows.getString(3) + " " + rows.getString(4),
                        (one, other) -> one + ", " + other);
            }
        }
        return parts;
    }

    private static void make(Connection connection, int from) throws SQLException {
        connection.setAutoCommit(false);
        try {
            steps(connection, from, VERSION);
            connection.commit();
        } catch (SQLException cannot) {
            connection.rollback();
            throw cannot;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private static void steps(Connection connection, int from, int to) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (List<String> step : STEPS.subList(from, to)) {
                for (String sql : step) {
                    statement.execute(sql);
                }
            }
            statement.execute("PRAGMA user_version = " + to);
        }
    }

    private static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA user_version")) {
            return result.getInt(1);
        }
    }
}
