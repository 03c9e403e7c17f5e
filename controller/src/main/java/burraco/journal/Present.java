package burraco.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** Opens a journal to be read: whatever version wrote it, it looks like one of today. */
final class Present {
    private static final Set<Integer> MAY_ONLY_READ =
            Set.of(
                    SQLiteErrorCode.SQLITE_READONLY.code,
                    SQLiteErrorCode.SQLITE_IOERR.code,
                    SQLiteErrorCode.SQLITE_FULL.code,
                    SQLiteErrorCode.SQLITE_CANTOPEN.code);

    private Present() {}

    /** All that is read of it is as it was at one moment, though a table may be writing it. */
    static Connection open(Path file) throws SQLException, IOException, Trouble {
        try {
            return today(file, Sqlite.open(file, Sqlite.Use.READ));
        } catch (SQLException cannot) {
            if (!MAY_ONLY_READ.contains(cannot.getErrorCode() & 0xff)) {
                throw cannot;
            }
            return fromADiskThatOnlyReads(file, cannot);
        }
    }

    /** There SQLite wants to write beside it even to read, unless it knows that nobody writes. */
    private static Connection fromADiskThatOnlyReads(Path file, SQLException because)
            throws SQLException, IOException, Trouble {
        Path log = Path.of(file + "-wal");
        try {
            if (Files.exists(log) && Files.size(log) > 0) {
                return copied(file, log);
            }
            return today(file, Sqlite.open(file, Sqlite.Use.READ_ALONE));
        } catch (SQLException | IOException also) {
            because.addSuppressed(also);
            throw because;
        }
    }

    private static Connection copied(Path file, Path log) throws SQLException, IOException {
        Path folder = Files.createTempDirectory("journal");
        Path copy = folder.resolve("journal.db");
        Path copyOfLog = Path.of(copy + "-wal");
        try {
            Files.copy(file, copy);
            Files.copy(log, copyOfLog);
            Connection memory = inMemory(copy);
            memory.setAutoCommit(false);
            return memory;
        } finally {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(copyOfLog);
            Files.deleteIfExists(Path.of(copy + "-shm"));
            Files.deleteIfExists(folder);
        }
    }

    private static Connection today(Path file, Connection there)
            throws SQLException, IOException, Trouble {
        try {
            int version = Schema.version(there);
            if (version > Schema.VERSION) {
                throw new Trouble(file + ": a later version of this program wrote it", null);
            }
            if (version == 0 || !hasEntries(there)) {
                throw new Trouble(file + ": this is not a journal", null);
            }
            Shape.mustBeOurs(there, version);
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
        return inMemory(file);
    }

    private static Connection inMemory(Path file) throws SQLException {
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
