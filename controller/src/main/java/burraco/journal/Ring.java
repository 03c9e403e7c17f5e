package burraco.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * What was heard, from which the hand at hand can be made again; of the last hands it is kept for
 * disputes, of those before it is dropped.
 */
record Ring(int hands) {
    private static final String SINCE = "(SELECT coalesce(max(input), 0) FROM between_hands)";

    void put(Connection connection, Piece piece) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO input (until, count, data) VALUES (?, ?, ?)")) {
            insert.setLong(1, piece.until());
            insert.setInt(2, piece.count());
            insert.setBytes(3, piece.inputs());
            insert.executeUpdate();
        }
    }

    /** How many inputs the chain does not know yet, and a digest of them; empty where none. */
    String unsealed(Connection connection) throws SQLException {
        StringBuilder digests = new StringBuilder();
        int count = 0;
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT count, data FROM input WHERE sealed IS NULL ORDER BY id")) {
            while (rows.next()) {
                count += rows.getInt(1);
                digests.append(Chain.digest(rows.getBytes(2)));
            }
        }
        return count == 0 ? "" : count + " " + Chain.digest(digests.toString());
    }

    void sealed(Connection connection, long seq) throws SQLException {
        update(connection, "UPDATE input SET sealed = " + seq + " WHERE sealed IS NULL");
    }

    /**
     * A hand begins: from here on the table can be made again.
     *
     * @param ended whether one has ended; else nobody has dealt, and what was heard since the last
     *     time is of no use
     */
    void begins(Connection connection, long seq, String state, boolean ended) throws SQLException {
        String sql =
                "INSERT INTO between_hands SELECT ?,"
                        + " (SELECT coalesce(max(id), 0) FROM input),"
                        + " (SELECT coalesce(max(heard), 0) FROM between_hands)"
                        + " + (SELECT coalesce(sum(count), 0) FROM input WHERE id > "
                        + SINCE
                        + "), ?, ?";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setLong(1, seq);
            insert.setInt(2, ended ? 1 : 0);
            insert.setString(3, state);
            insert.executeUpdate();
        }
        if (!ended) {
            forgetIdle(connection, seq);
        }
        forgetOld(connection);
    }

    private static void forgetIdle(Connection connection, long seq) throws SQLException {
        String before = "(SELECT max(seq) FROM between_hands WHERE seq < " + seq + ")";
        update(
                connection,
                "DELETE FROM input WHERE id > (SELECT input FROM between_hands WHERE seq = "
                        + before
                        + ")");
        update(connection, "DELETE FROM between_hands WHERE ended = 0 AND seq = " + before);
    }

    private void forgetOld(Connection connection) throws SQLException {
        String oldest =
                "(SELECT seq FROM between_hands WHERE ended = 1 ORDER BY seq DESC LIMIT 1 OFFSET "
                        + hands
                        + ")";
        update(
                connection,
                "DELETE FROM input WHERE id <= (SELECT input FROM between_hands WHERE seq = "
                        + oldest
                        + ")");
        update(connection, "DELETE FROM between_hands WHERE seq < " + oldest);
    }

    private static void update(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
