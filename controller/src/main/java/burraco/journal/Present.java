package burraco.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/** Opens a journal to be read: whatever version wrote it, it looks like one of today. */
final class Present {
    private Present() {}

    /** All that is read of it is as it was at one moment, though a table may be writing it. */
    static Connection open(Path file) throws SQLException, IOException, Trouble {
        Connection there = Sqlite.open(file, Sqlite.Use.READ);
        try {
            int version = Schema.version(there);
            if (version > Schema.VERSION) {
                throw new Trouble(file + ": a later version of this program wrote it", null);
            }
            if (version == 0 || !hasEntries(there)) {
                throw new Trouble(file + ": this is not a journal", null);
            }
            Connection today = version == Schema.VERSION ? there : migrated(file, there);
            today.setAutoCommit(false);
            return today;
        } catch (SQLException | Trouble cannot) {
            there.close();
            throw cannot;
        }
    }

    private static boolean hasEntries(Connection connection) throws SQLException {
        String sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'entry'";
        try (Statement statement = connection.createStatement();
                var result = statement.executeQuery(sql)) {
            return result.getInt(1) == 1;
        }
    }

    /** A copy in memory, brought to today's version; who only reads leaves the file as it is. */
    private static Connection migrated(Path file, Connection there) throws SQLException {
        there.close();
        Connection copy = new SQLiteConfig().createConnection("jdbc:sqlite::memory:");
        try (Statement statement = copy.createStatement()) {
            statement.executeUpdate("restore from \"" + file + "\"");
            Schema.migrate(copy);
            return copy;
        } catch (SQLException cannot) {
            copy.close();
            throw cannot;
        }
    }
}
