package burraco.hall.ledger;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The tables of a hall in a database, and their migration from earlier versions. */
final class DatabaseSchema {
    private static final int OLDEST_SERVER = 15;

    /**
     * A step to the next version.
     *
     * @param parts what there is after it, as {@link #PARTS} says it
     */
    private record Step(List<String> statements, List<String> parts) {}

    private static final List<Step> STEPS =
            List.of(
                    new Step(
                            List.of(
                                    """
                                    CREATE TABLE store (
                                        single BOOLEAN PRIMARY KEY CHECK (single),
                                        version INTEGER NOT NULL,
                                        turn BIGINT NOT NULL)\
                                    """,
                                    "INSERT INTO store VALUES (TRUE, 0, 0)",
                                    """
                                    CREATE TABLE decision (
                                        seq BIGINT PRIMARY KEY,
                                        wall BIGINT NOT NULL,
                                        kind TEXT NOT NULL,
                                        body TEXT NOT NULL,
                                        by TEXT NOT NULL,
                                        why TEXT NOT NULL,
                                        seal BYTEA NOT NULL)\
                                    """,
                                    """
                                    CREATE TABLE source (
                                        id BIGINT PRIMARY KEY,
                                        device TEXT NOT NULL,
                                        epoch TEXT NOT NULL,
                                        stream TEXT NOT NULL,
                                        up_to BIGINT NOT NULL,
                                        UNIQUE (device, epoch, stream))\
                                    """,
                                    """
                                    CREATE TABLE told (
                                        source BIGINT NOT NULL,
                                        number BIGINT NOT NULL,
                                        text TEXT NOT NULL,
                                        PRIMARY KEY (source, number))\
                                    """),
                            List.of(
                                    "decision body text",
                                    "decision by text",
                                    "decision kind text",
                                    "decision seal bytea",
                                    "decision seq bigint",
                                    "decision wall bigint",
                                    "decision why text",
                                    "decision: PRIMARY KEY (seq)",
                                    "source device text",
                                    "source epoch text",
                                    "source id bigint",
                                    "source stream text",
                                    "source up_to bigint",
                                    "source: PRIMARY KEY (id)",
                                    "source: UNIQUE (device, epoch, stream)",
                                    "store single boolean",
                                    "store turn bigint",
                                    "store version integer",
                                    "store: CHECK (single)",
                                    "store: PRIMARY KEY (single)",
                                    "told number bigint",
                                    "told source bigint",
                                    "told text text",
                                    "told: PRIMARY KEY (source, number)")));

    static final int VERSION = STEPS.size();

    /** All that is in the schema; triggers and rules could change what is written. */
    private static final String PARTS =
            """
            WITH ours AS (SELECT oid, relname FROM pg_class
                WHERE relnamespace = to_regnamespace(?) AND relkind IN ('r', 'p', 'v', 'm', 'f'))
            SELECT relname || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
                || CASE WHEN attnotnull THEN '' ELSE ' null' END
                FROM ours JOIN pg_attribute ON attrelid = ours.oid
                WHERE attnum > 0 AND NOT attisdropped
            UNION ALL SELECT relname || ': ' || pg_get_constraintdef(pg_constraint.oid)
                FROM ours JOIN pg_constraint ON conrelid = ours.oid WHERE contype <> 'n'
            UNION ALL SELECT relname || ' trigger ' || tgname
                FROM ours JOIN pg_trigger ON tgrelid = ours.oid WHERE NOT tgisinternal
            UNION ALL SELECT relname || ' rule ' || rulename
                FROM ours JOIN pg_rewrite ON ev_class = ours.oid
            UNION ALL SELECT relname || ' policy ' || polname
                FROM ours JOIN pg_policy ON polrelid = ours.oid\
            """;

    private DatabaseSchema() {}

    static void mustBeNewEnough(Place place, Connection connection)
            throws SQLException, LedgerException {
        int version = connection.getMetaData().getDatabaseMajorVersion();
        if (version < OLDEST_SERVER) {
            throw LedgerException.of(place, "read.store.old", version, OLDEST_SERVER);
        }
    }

    static boolean isThere(String schema, Connection connection) throws SQLException {
        try (PreparedStatement asked =
                connection.prepareStatement("SELECT to_regclass(?) IS NOT NULL")) {
            asked.setString(1, schema + ".store");
            try (ResultSet row = asked.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        }
    }

    /** The names of those that this user may read. */
    static List<String> halls(Connection connection) throws SQLException {
        List<String> halls = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                """
                                SELECT substr(nspname, 6) FROM pg_namespace
                                JOIN pg_class ON relnamespace = pg_namespace.oid
                                WHERE nspname ~ '^hall_[a-z][a-z0-9_]*$' AND relname = 'decision'
                                    AND has_schema_privilege(pg_namespace.oid, 'USAGE')
                                    AND has_table_privilege(pg_class.oid, 'SELECT')
                                ORDER BY 1\
                                """)) {
            while (rows.next()) {
                halls.add(rows.getString(1));
            }
        }
        return halls;
    }

    /** Of today's version, and with nothing more in it. */
    static void mustBeOurs(DatabasePlace place, Connection connection)
            throws SQLException, LedgerException {
        if (!isThere(place.database().schema(), connection)) {
            throw LedgerException.of(place, "read.store.none", place.name());
        }
        int version = known(place, connection);
        if (version < VERSION) {
            throw LedgerException.of(place, "read.store.earlier", version, VERSION);
        }
    }

    /** Today's version or an earlier one, built as it was. */
    private static int known(DatabasePlace place, Connection connection)
            throws SQLException, LedgerException {
        int version = version(connection);
        if (version > VERSION) {
            throw LedgerException.of(place, "read.hall.later", version, VERSION);
        }
        if (version < 1 || !parts(place, connection).equals(STEPS.get(version - 1).parts())) {
            throw LedgerException.of(place, "read.hall.changed");
        }
        return version;
    }

    private static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT version FROM store")) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    private static List<String> parts(DatabasePlace place, Connection connection)
            throws SQLException {
        TreeSet<String> parts = new TreeSet<>();
        try (PreparedStatement asked = connection.prepareStatement(PARTS)) {
            asked.setString(1, place.database().schema());
            try (ResultSet rows = asked.executeQuery()) {
                while (rows.next()) {
                    parts.add(rows.getString(1));
                }
            }
        }
        return List.copyOf(parts);
    }

    /** To today's version, in one transaction; whoever calls it has the hall's lock. */
    static void migrate(DatabasePlace place, Connection connection)
            throws SQLException, LedgerException {
        boolean there = isThere(place.database().schema(), connection);
        int from = there ? known(place, connection) : 0;
        if (from == VERSION) {
            return;
        }
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            if (!isSchema(place, connection)) {
                statement.execute("CREATE SCHEMA " + place.database().schema());
            }
            for (Step step : STEPS.subList(from, VERSION)) {
                for (String sql : step.statements()) {
                    statement.execute(sql);
                }
            }
            statement.execute("UPDATE store SET version = " + VERSION);
            connection.commit();
        } catch (SQLException | RuntimeException cannot) {
            connection.rollback();
            throw cannot;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    /** The one who looks after the database may have made it, for a user with few rights. */
    private static boolean isSchema(DatabasePlace place, Connection connection)
            throws SQLException {
        try (PreparedStatement asked =
                connection.prepareStatement("SELECT to_regnamespace(?) IS NOT NULL")) {
            asked.setString(1, place.database().schema());
            try (ResultSet row = asked.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        }
    }
}
