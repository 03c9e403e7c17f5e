package burraco.journal;

import burraco.text.Sentence;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** Opens a journal to be read. One of an earlier version is presented in today's schema. */
final class ReadConnection {
    private static final Set<Integer> MAY_ONLY_READ =
            Set.of(
                    SQLiteErrorCode.SQLITE_READONLY.code,
                    SQLiteErrorCode.SQLITE_IOERR.code,
                    SQLiteErrorCode.SQLITE_FULL.code,
                    SQLiteErrorCode.SQLITE_CANTOPEN.code);

    /** The files with changes that are not in the database yet or must be undone. */
    private static final List<String> UNFINISHED = List.of("-wal", "-journal");

    private ReadConnection() {}

    /** Opens it. All reads see it as it was at one moment, although a table may be writing it. */
    static Connection open(Path file) throws SQLException, IOException, JournalException {
        try {
            return today(file, Sqlite.open(file, Sqlite.Use.READ));
        } catch (SQLException cannot) {
            if (!MAY_ONLY_READ.contains(cannot.getErrorCode() & 0xff)) {
                throw cannot;
            }
            return fromADiskThatOnlyReads(file, cannot);
        }
    }

    /**
     * On a read-only disk: SQLite writes files beside a database even to read it, unless it is told
     * that nobody else writes.
     */
    private static Connection fromADiskThatOnlyReads(Path file, SQLException because)
            throws SQLException, IOException, JournalException {
        try {
            for (String end : UNFINISHED) {
                Path beside = Path.of(file + end);
                if (Files.exists(beside) && Files.size(beside) > 0) {
                    return copied(file);
                }
            }
            return today(file, Sqlite.open(file, Sqlite.Use.READ_ALONE));
        } catch (SQLException | IOException also) {
            because.addSuppressed(also);
            throw because;
        }
    }

    private static Connection copied(Path file) throws SQLException, IOException, JournalException {
        Path folder = Files.createTempDirectory("journal");
        try {
            Path copy = folder.resolve("journal.db");
            copy(file, copy);
            for (String end : UNFINISHED) {
                Path beside = Path.of(file + end);
                if (Files.exists(beside)) {
                    copy(beside, Path.of(copy + end));
                }
            }
            // Who opens it to write finishes what is beside it, as a table does.
            Sqlite.open(copy, Sqlite.Use.WRITE).close();
            try (Connection there = Sqlite.open(copy, Sqlite.Use.READ)) {
                mustBeAJournal(file, there);
            }
            Connection memory = inMemory(copy);
            memory.setAutoCommit(false);
            return memory;
        } finally {
            delete(folder);
        }
    }

    /** Copies the bytes but not the permissions, since the copy is to be written. */
    private static void copy(Path from, Path to) throws IOException {
        try (InputStream in = Files.newInputStream(from)) {
            Files.copy(in, to);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(folder);
    }

    private static Connection today(Path file, Connection there)
            throws SQLException, IOException, JournalException {
        try {
            mustBeAJournal(file, there);
            boolean isOfToday = Schema.version(there) == Schema.VERSION;
            Connection today = isOfToday ? there : migrated(file, there);
            today.setAutoCommit(false);
            return today;
        } catch (SQLException | JournalException | RuntimeException cannot) {
            there.close();
            throw cannot;
        }
    }

    private static void mustBeAJournal(Path file, Connection there)
            throws SQLException, JournalException {
        int version = Schema.version(there);
        if (version > Schema.VERSION) {
            throw new JournalException(null, "read.journal.later", file);
        }
        if (version <= 0 || !hasEntries(there)) {
            throw new JournalException(
                    null, "read.journal.about", file, new Sentence("read.journal.none"));
        }
        SchemaShape.mustBeOurs(there, version);
    }

    private static boolean hasEntries(Connection connection) throws SQLException {
        String sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'entry'";
        try (Statement statement = connection.createStatement();
                var result = statement.executeQuery(sql)) {
            return result.getInt(1) == 1;
        }
    }

    /** A copy in memory, migrated to today's schema; the file is left as it is. */
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
        } catch (SQLException | RuntimeException cannot) {
            copy.close();
            throw cannot;
        }
    }
}
