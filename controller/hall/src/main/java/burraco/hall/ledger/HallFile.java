package burraco.hall.ledger;

import burraco.journal.Sqlite;
import burraco.journal.Statements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Consumer;

/**
 * The file of a hall: one program has it, one thread of it writes, any thread reads. What a write
 * has put is on the disk when it returns.
 */
public final class HallFile implements AutoCloseable {
    private static final int MOST_READERS = 8;

    private final Path file;
    private final HallLock lock;
    private final HallWriter writer;
    private final Deque<Statements> readers = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    private HallFile(Path file, HallLock lock, Statements open, Consumer<String> log) {
        this.file = file;
        this.lock = lock;
        writer = new HallWriter(file, open, log);
    }

    /**
     * Opens it, or begins it where there is none.
     *
     * @param log is told when it cannot be written, and when it can again
     */
    public static HallFile open(Path file, Consumer<String> log) throws LedgerException {
        try {
            HallLock lock = HallLock.of(file);
            try {
                return new HallFile(file, lock, HallWriter.opened(file), log);
            } catch (IOException | SQLException | RuntimeException cannot) {
                lock.close();
                throw cannot;
            }
        } catch (IOException | SQLException cannot) {
            throw LedgerException.of(file, cannot);
        }
    }

    Path path() {
        return file;
    }

    /** Reads or writes; all of it or, after an exception, nothing. */
    interface Work<T> {
        T on(Statements sql) throws SQLException, LedgerException;
    }

    /**
     * Carries it out, in one transaction with what others want to write at the same time.
     *
     * @param committed hears the result when it is on the disk, in the order in which it was
     *     written, before anybody else can know of it; must not wait for anything
     */
    <T> T write(Work<T> work, Consumer<T> committed) throws LedgerException {
        return writer.write(work, committed);
    }

    /**
     * Is carried out when the file is opened again after trouble: a transaction that seemed to fail
     * may have been written.
     */
    void afterTrouble(Work<?> work) {
        writer.afterTrouble(work);
    }

    /** Reads as of one moment, beside whoever writes. */
    <T> T read(Work<T> work) throws LedgerException {
        try {
            Statements sql = reader();
            T read;
            try {
                read = work.on(sql);
                sql.rollback();
            } catch (SQLException | IOException | RuntimeException cannot) {
                sql.close();
                throw cannot;
            }
            putBack(sql);
            return read;
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(file, cannot);
        }
    }

    private Statements reader() throws SQLException, IOException {
        Statements known = readers.poll();
        if (known != null) {
            return known;
        }
        if (!Files.exists(file)) {
            throw LedgerException.of(file, "read.hall.gone");
        }
        return new Statements(Sqlite.open(file, Sqlite.Use.READ));
    }

    private void putBack(Statements sql) throws SQLException {
        if (closed || readers.size() >= MOST_READERS) {
            sql.close();
        } else {
            readers.push(sql);
        }
    }

    /** Writes what was wanted before. */
    @Override
    public void close() throws LedgerException {
        closed = true;
        try {
            for (Statements one = readers.poll(); one != null; one = readers.poll()) {
                one.close();
            }
            writer.close();
            lock.close();
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(file, cannot);
        }
    }
}
