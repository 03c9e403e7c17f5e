package burraco.hall.ledger;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A hall in a database that this program has. The session that writes has a lock, which the server
 * takes away with the session. So there is a number as well, the turn: each program that takes the
 * hall counts it up, and each transaction looks whether it is still its own. Whoever was without
 * his lock for a while hears by this that another one was there.
 */
final class DatabaseHold implements Place.Held {
    /** The server closes what a machine without current has left behind, within half a minute. */
    private static final String SETTINGS =
            "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;"
                    + " SET tcp_keepalives_count = 3; SET lock_timeout = '3s'";

    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private final DatabasePlace place;
    private OptionalLong turn = OptionalLong.empty();

    /** The last session of this program, which a server may still believe in. */
    private Optional<Backend> last = Optional.empty();

    private record Backend(int pid, Timestamp since) {}

    DatabaseHold(DatabasePlace place) {
        this.place = place;
    }

    @Override
    public Session writing() throws SQLException, IOException {
        Connection connection = place.primary();
        try (Statement statement = connection.createStatement()) {
            DatabaseSchema.mustBeNewEnough(place, connection);
            statement.execute(SETTINGS);
            onDisk(statement);
            lock(connection);
            if (turn.isEmpty()) {
                DatabaseSchema.migrate(place, connection);
            }
            DatabaseSchema.mustBeOurs(place, connection);
            if (turn.isEmpty()) {
                turn = taken(statement);
            }
            statement.execute("RESET lock_timeout");
            return new Writing(connection, turn.getAsLong());
        } catch (SQLException | IOException | RuntimeException cannot) {
            connection.close();
            throw cannot;
        }
    }

    /** A server may be told not to wait for the disk; what is acknowledged must be there. */
    private static void onDisk(Statement statement) throws SQLException {
        String how = text(statement, "SHOW synchronous_commit");
        if (how.equals("off")) {
            statement.execute("SET synchronous_commit = on");
        }
    }

    private void lock(Connection connection) throws SQLException, LedgerException {
        if (last.isPresent()) {
            end(connection, last.get());
        }
        try (PreparedStatement wanted = connection.prepareStatement("SELECT pg_advisory_lock(?)")) {
            wanted.setLong(1, key(place.database().schema()));
            wanted.execute();
        } catch (SQLException cannot) {
            throw unlessTaken(cannot);
        }
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery(
                                "SELECT pid, backend_start FROM pg_stat_activity"
                                        + " WHERE pid = pg_backend_pid()")) {
            row.next();
            last = Optional.of(new Backend(row.getInt(1), row.getTimestamp(2)));
        }
    }

    /** One that waits for a stand-by does not hear that nobody waits for it any more. */
    private static void end(Connection connection, Backend before) throws SQLException {
        try (PreparedStatement end =
                connection.prepareStatement(
                        "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity"
                                + " WHERE pid = ? AND backend_start = ?"
                                + " AND usename = current_user")) {
            end.setInt(1, before.pid());
            end.setTimestamp(2, before.since());
            end.execute();
        }
    }

    /** Halls in other databases have locks of their own. */
    private static long key(String schema) {
        try {
            byte[] name = ("burraco " + schema).getBytes(StandardCharsets.UTF_8);
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(name)).getLong();
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }

    /** Waits for the transaction of a program that has lost its lock, and not the row as yet. */
    private OptionalLong taken(Statement statement) throws SQLException, LedgerException {
        try {
            String now = text(statement, "UPDATE store SET turn = turn + 1 RETURNING turn");
            return OptionalLong.of(Long.parseLong(now));
        } catch (SQLException cannot) {
            throw unlessTaken(cannot);
        }
    }

    private SQLException unlessTaken(SQLException why) throws LedgerException {
        if (LOCK_NOT_AVAILABLE.equals(why.getSQLState())) {
            throw LedgerException.of(place, LedgerException.TAKEN);
        }
        return why;
    }

    private static String text(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getString(1);
        }
    }

    /** The session that has the lock. */
    private final class Writing extends DatabaseSession {
        private final long mine;

        Writing(Connection connection, long turn) throws SQLException {
            super(connection);
            mine = turn;
        }

        /** Until the end of the transaction nobody can take another turn. */
        @Override
        void begin() throws SQLException, LedgerException {
            super.begin();
            OptionalLong now = number("SELECT turn FROM store FOR SHARE");
            if (now.isEmpty() || now.getAsLong() != mine) {
                throw LedgerException.of(place, "read.store.turn");
            }
        }
    }

    @Override
    public Session reading() throws SQLException, IOException {
        return place.readingPrimary();
    }

    /** The lock goes with the session. */
    @Override
    public void close() {}
}
