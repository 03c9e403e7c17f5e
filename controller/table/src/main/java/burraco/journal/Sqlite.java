package burraco.journal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/** Opens SQLite files as a journal needs them. */
public final class Sqlite {
    private static final int BUSY_MILLIS = 2_000;

    /** The purpose for which a file is opened. */
    public enum Use {
        /** Every commit is on the disk when it returns. */
        WRITE,
        READ,
        /** Nobody else writes to the file or can, so no other file is needed beside it. */
        READ_ALONE
    }

    private Sqlite() {}

    public static Connection open(Path file, Use use) throws SQLException, IOException {
        SqliteLibrary.ready();
        OrdinaryFiles.of(file);
        if (use == Use.WRITE) {
            makePrivate(file);
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        if (use != Use.WRITE) {
            config.setReadOnly(true);
        } else {
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.resetOpenMode(SQLiteOpenMode.OPEN_URI);
        }
        try {
            return config.createConnection(
                    use == Use.READ_ALONE
                            ? "jdbc:sqlite:" + file.toUri() + "?immutable=1"
                            : address(file));
        } catch (LinkageError broken) {
            // Play goes on without a journal; it would not without a program.
            throw new SQLException(
                    "SQLite's library cannot be used: " + broken.getMessage(), broken);
        }
    }

    /** Under which name a file is opened by who may see it change. */
    static String address(Path file) {
        return "jdbc:sqlite:" + file;
    }

    /**
     * Only the table's user may read the file; the files that SQLite puts beside it get the same
     * mode.
     */
    public static void makePrivate(Path file) throws IOException {
        try {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        } catch (FileAlreadyExistsException there) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        } catch (UnsupportedOperationException otherSystem) {
            // Where files have no modes, the folder has to protect them.
        }
    }
}
