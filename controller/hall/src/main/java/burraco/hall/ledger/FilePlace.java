package burraco.hall.ledger;

import burraco.journal.JournalErrors;
import burraco.journal.Sqlite;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** A file of SQLite. */
final class FilePlace extends Place {
    /** The bits of an SQLite error code that give the kind of error. */
    private static final int PRIMARY = 0xff;

    private final Path file;

    FilePlace(Path file) {
        this.file = file;
    }

    @Override
    public String toString() {
        return file.toString();
    }

    @Override
    public String name() {
        return String.valueOf(file.getFileName());
    }

    @Override
    public boolean isThere() {
        return Files.exists(file);
    }

    @Override
    Held hold() throws IOException {
        return new Locked(HallLock.of(this, file));
    }

    private final class Locked implements Held {
        private final HallLock lock;
        private boolean known;

        Locked(HallLock lock) {
            this.lock = lock;
        }

        @Override
        public Session writing() throws SQLException, IOException {
            if (known) {
                mustBeThere();
            }
            Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
            try {
                FileSchema.migrate(FilePlace.this, connection);
                known = true;
                return new Session(connection);
            } catch (SQLException | IOException | RuntimeException cannot) {
                connection.close();
                throw cannot;
            }
        }

        @Override
        public Session reading() throws SQLException, IOException {
            return FilePlace.this.reading();
        }

        @Override
        public void close() throws IOException {
            lock.close();
        }
    }

    @Override
    Session reading() throws SQLException, IOException {
        mustBeThere();
        return new Session(Sqlite.open(file, Sqlite.Use.READ));
    }

    private void mustBeThere() throws LedgerException {
        if (!isThere()) {
            throw LedgerException.of(this, "read.hall.gone");
        }
    }

    @Override
    Sentence sentence(Exception why) {
        if (has(why, SQLiteErrorCode.SQLITE_NOTADB)) {
            return new Sentence("read.hall.none");
        }
        return has(why, SQLiteErrorCode.SQLITE_CORRUPT)
                ? new Sentence("read.hall.corrupt")
                : JournalErrors.sentence(why);
    }

    @Override
    LedgerException less() {
        return LedgerException.of(this, "read.hall.another");
    }

    @Override
    boolean isFull(Throwable why) {
        return has(why, SQLiteErrorCode.SQLITE_FULL);
    }

    @Override
    boolean isOfOneValue(SQLException why) {
        return false;
    }

    @Override
    boolean isLost(SQLException why) {
        return false;
    }

    private static boolean has(Throwable why, SQLiteErrorCode code) {
        return why instanceof SQLiteException sqlite
                && (sqlite.getResultCode().code & PRIMARY) == code.code;
    }
}
