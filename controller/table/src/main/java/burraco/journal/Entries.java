package burraco.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Set;

/** Queries about the entries of a journal. */
final class Entries {
    private Entries() {}

    private static final Set<String> ON_SHEETS = Set.of("hand", EventNotes.KIND);

    static boolean isOnSheets(Note note) {
        return ON_SHEETS.contains(note.kind());
    }

    /** The number and the seal of the last entry. */
    record Head(long seq, byte[] seal) {}

    /**
     * The last entry about something that is printed on score sheets: its seal covers all of that.
     * Empty before the first hand is over.
     */
    static Optional<Head> ofSheets(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result =
                        statement.executeQuery(
                                "SELECT seq, seal FROM entry WHERE kind IN ('hand', 'event')"
                                        + " ORDER BY seq DESC LIMIT 1")) {
            return result.next()
                    ? Optional.of(new Head(result.getLong(1), result.getBytes(2)))
                    : Optional.empty();
        }
    }

    static Head head(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result =
                        statement.executeQuery(
                                "SELECT seq, seal FROM entry ORDER BY seq DESC LIMIT 1")) {
            return result.next()
                    ? new Head(result.getLong(1), result.getBytes(2))
                    : new Head(0, SealChain.BEGINNING);
        }
    }
}
