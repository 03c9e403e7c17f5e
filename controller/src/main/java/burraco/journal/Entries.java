package burraco.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The entries that there are. */
final class Entries {
    private Entries() {}

    /** The last one. */
    record Head(long seq, byte[] seal) {}

    static Head head(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result =
                        statement.executeQuery(
                                "SELECT seq, seal FROM entry ORDER BY seq DESC LIMIT 1")) {
            return result.next()
                    ? new Head(result.getLong(1), result.getBytes(2))
                    : new Head(0, Chain.BEGINNING);
        }
    }
}
