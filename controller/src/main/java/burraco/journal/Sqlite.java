package burraco.journal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.SQLiteOpenMode;
import org.sqlite.util.OSInfo;

/** Opens SQLite files as a journal needs them. */
final class Sqlite {
    private static final int BUSY_MILLIS = 2_000;

    /** What for. */
    enum Use {
        /** Every commit is on the disk when it returns. */
        WRITE,
        READ,
        /** Nobody else writes it, nor can: no other file is needed beside it. */
        READ_ALONE
    }

    private Sqlite() {}

    static Connection open(Path file, Use use) throws SQLException, IOException {
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
                            : "jdbc:sqlite:" + file);
        } catch (LinkageError broken) {
            // Play goes on without a journal; it would not without a program.
            throw new SQLException(
                    "SQLite's library cannot be used: " + broken.getMessage(), broken);
        }
    }

    /** Nobody but the table's user reads it; the files that SQLite puts beside it follow suit. */
    static void makePrivate(Path file) throws IOException {
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

    /**
     * Unpacks SQLite's own library once, into this folder. Left to itself it unpacks it at every
     * start, and a table that loses its power would leave a megabyte behind each time. A folder may
     * be carried to another machine: each kind has a library of its own.
     */
    static void unpack(Path folder) throws IOException {
        String name = System.mapLibraryName("sqlitejdbc");
        String machine = OSInfo.getNativeLibFolderPathForCurrentOS();
        String resource = "/org/sqlite/native/" + machine + "/" + name;
        Path target =
                folder.resolve(
                        String.join(
                                "-",
                                SQLiteJDBCLoader.getVersion(),
                                machine.replace('/', '-'),
                                name));
        URL packed = SQLiteJDBCLoader.class.getResource(resource);
        if (packed == null) {
            throw new IOException("SQLite has no library for this machine: " + resource);
        }
        if (!Files.exists(target)
                || Files.size(target) != packed.openConnection().getContentLengthLong()) {
            unpack(packed, target);
        }
        System.setProperty("org.sqlite.lib.path", folder.toString());
        System.setProperty("org.sqlite.lib.name", target.getFileName().toString());
    }

    private static void unpack(URL packed, Path target) throws IOException {
        Path part = Files.createTempFile(target.getParent(), "sqlite", ".part");
        try (InputStream in = packed.openStream()) {
            Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
            // Its name must not outlive a power cut that its content does not.
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
