package burraco.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The schema of the journal, and its migration from earlier versions. */
final class Schema {
    /** The statements that lead from each version to the next one. */
    private static final List<List<String>> STEPS =
            List.of(
                    List.of(
                            """
                            CREATE TABLE entry (
                                seq INTEGER PRIMARY KEY,
                                at INTEGER NOT NULL,
                                wall INTEGER NOT NULL,
                                kind TEXT NOT NULL,
                                body TEXT NOT NULL,
                                seal BLOB NOT NULL)\
                            """,
                            """
                            CREATE TABLE input (
                                id INTEGER PRIMARY KEY AUTOINCREMENT,
                                until INTEGER NOT NULL,
                                count INTEGER NOT NULL,
                                data BLOB NOT NULL,
                                sealed INTEGER)\
                            """,
                            """
                            CREATE TABLE between_hands (
                                seq INTEGER PRIMARY KEY,
                                input INTEGER NOT NULL,
                                heard INTEGER NOT NULL,
                                ended INTEGER NOT NULL,
                                state TEXT NOT NULL)\
                            """,
                            """
                            CREATE TABLE hand (
                                match INTEGER NOT NULL,
                                hand INTEGER NOT NULL,
                                wall INTEGER NOT NULL,
                                first INTEGER NOT NULL,
                                last INTEGER NOT NULL,
                                dealer TEXT NOT NULL,
                                n INTEGER, e INTEGER, s INTEGER, w INTEGER,
                                ending TEXT NOT NULL,
                                ns INTEGER, ew INTEGER,
                                confirmed TEXT NOT NULL,
                                record TEXT NOT NULL,
                                PRIMARY KEY (match, hand))\
                            """,
                            """
                            CREATE TABLE person (
                                id INTEGER PRIMARY KEY,
                                salt BLOB,
                                name TEXT)\
                            """),
                    // Who wants to know what was said of a hand need not read all of it.
                    List.of("CREATE INDEX entry_by_kind ON entry (kind, seq)"),
                    // Every decision seals what was heard since the one before.
                    List.of(
                            "CREATE INDEX input_unsealed ON input (id) WHERE sealed IS NULL",
                            "CREATE TABLE written (pieces INTEGER NOT NULL)",
                            "INSERT INTO written VALUES (0)"),
                    // To seal what was heard is not to write it again: a decision waits for it.
                    List.of(
                            """
                            CREATE TABLE tape (
                                id INTEGER PRIMARY KEY,
                                until INTEGER NOT NULL,
                                count INTEGER NOT NULL,
                                data BLOB NOT NULL)\
                            """,
                            "INSERT INTO tape SELECT id, until, count, data FROM input",
                            """
                            CREATE TABLE heard (
                                last INTEGER PRIMARY KEY,
                                seq INTEGER NOT NULL)\
                            """,
                            "INSERT INTO heard SELECT max(id), sealed FROM input"
                                    + " WHERE sealed IS NOT NULL GROUP BY sealed",
                            "DROP TABLE input",
                            "DROP TABLE written",
                            """
                            CREATE VIEW input AS
                                SELECT id, until, count, data,
                                    (SELECT seq FROM heard WHERE last >= id
                                        ORDER BY last LIMIT 1) AS sealed
                                FROM tape\
                            """));

    static final int VERSION = STEPS.size();

    private Schema() {}

    /**
     * Migrates it to today's version, in one transaction.
     *
     * @throws SQLException also if a later version of this program wrote it
     */
    static void migrate(Connection connection) throws SQLException {
        migrate(connection, VERSION);
    }

    /** Migrates it to that version. */
    static void migrate(Connection connection, int to) throws SQLException {
        int version = version(connection);
        if (version > VERSION) {
            throw new ForeignSchemaException("read.journal.later-schema", version, VERSION);
        }
        if (version < 0) {
            throw new ForeignSchemaException("read.journal.no-version", version);
        }
        SchemaShape.mustBeOurs(connection, version);
        if (version == to) {
            return; // On a disk that takes nothing it can still be read.
        }
        make(connection, version, to);
    }

    /** Creates the schema of that version in an empty file. */
    static void make(Connection connection, int version) throws SQLException {
        make(connection, 0, version);
    }

    private static void make(Connection connection, int version, int to) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            for (List<String> step : STEPS.subList(version, to)) {
                for (String sql : step) {
                    statement.execute(sql);
                }
            }
            statement.execute("PRAGMA user_version = " + to);
            connection.commit();
        } catch (SQLException cannot) {
            connection.rollback();
            throw cannot;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA user_version")) {
            return result.getInt(1);
        }
    }
}
