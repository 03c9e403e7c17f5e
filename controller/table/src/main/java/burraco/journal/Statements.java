package burraco.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** SQL to a file, each sentence understood once: a decision waits for all of them. */
public final class Statements implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> known = new HashMap<>();
    private final Set<PreparedStatement> queued = new LinkedHashSet<>();

    public Statements(Connection connection) throws SQLException {
        this.connection = connection;
        connection.setAutoCommit(false);
    }

    /** Reads one row of an answer. */
    public interface Row {
        void read(ResultSet row) throws SQLException;
    }

    public void run(String sql, Object... values) throws SQLException {
        flush();
        prepared(sql, values).executeUpdate();
    }

    public void each(String sql, Row reader, Object... values) throws SQLException {
        flush();
        try (ResultSet rows = prepared(sql, values).executeQuery()) {
            while (rows.next()) {
                reader.read(rows);
            }
        }
    }

    /** The first one there is. */
    public OptionalLong number(String sql, Object... values) throws SQLException {
        flush();
        try (ResultSet rows = prepared(sql, values).executeQuery()) {
            return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
        }
    }

    /** Is carried out with others of its kind, before the next answer or the end. */
    public void queue(String sql, Object... values) throws SQLException {
        PreparedStatement statement = prepared(sql, values);
        statement.addBatch();
        queued.add(statement);
    }

    /** Carries out what waits. */
    public void flush() throws SQLException {
        for (PreparedStatement statement : queued) {
            statement.executeBatch();
        }
        queued.clear();
    }

    private PreparedStatement prepared(String sql, Object... values) throws SQLException {
        PreparedStatement statement = known.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            known.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    public void commit() throws SQLException {
        flush();
        connection.commit();
    }

    public void rollback() throws SQLException {
        for (PreparedStatement statement : queued) {
            statement.clearBatch();
        }
        queued.clear();
        connection.rollback();
    }

    /** What was committed is on the disk, whoever committed it. */
    public void sync() throws SQLException {
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(FULL)");
        }
        connection.setAutoCommit(false);
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
