package burraco.hall.ledger;

import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Consumer;

/**
 * What a hall must not lose, open: one program has it, one thread of it writes, any thread reads.
 * What a write has put is on the disk when it returns.
 */
public final class HallStore implements AutoCloseable {
    private static final int MOST_READERS = 8;

    private final Place place;

    /** Empty if it is only looked at. */
    private final Optional<HallWriter> writer;

    private final Deque<Reader> readers = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    /**
     * A session that reads.
     *
     * @param beside the number of the session that wrote when it was opened
     */
    private record Reader(Session sql, int beside) {}

    private HallStore(Place place, Optional<HallWriter> writer) {
        this.place = place;
        this.writer = writer;
    }

    /**
     * Opens it, or begins it where there is none.
     *
     * @param log is told when it cannot be written, and when it can again
     */
    public static HallStore open(Place place, Consumer<String> log) throws LedgerException {
        try {
            Place.Held held = place.hold();
            try {
                HallWriter writer = new HallWriter(place, held, held.writing(), log);
                return new HallStore(place, Optional.of(writer));
            } catch (IOException | SQLException | RuntimeException cannot) {
                held.close();
                throw cannot;
            }
        } catch (IOException | SQLException cannot) {
            throw LedgerException.of(place, cannot);
        }
    }

    public static HallStore open(Path file, Consumer<String> log) throws LedgerException {
        return open(Place.of(file), log);
    }

    /** Only reads it, also while another program has it. */
    public static HallStore look(Place place) throws LedgerException {
        HallStore store = new HallStore(place, Optional.empty());
        store.read(_ -> place);
        return store;
    }

    public Place place() {
        return place;
    }

    /** Why nothing can be written at present. */
    public Optional<Sentence> trouble() {
        return writer.flatMap(HallWriter::trouble);
    }

    /** Whether somebody waits for a write at present. */
    public boolean isAwaited() {
        return writer.map(HallWriter::isAwaited).orElse(false);
    }

    /** After trouble, looks whether it can be written again; does not wait for the answer. */
    public void lookAgain() {
        writer.ifPresent(HallWriter::lookAgain);
    }

    /** Reads or writes; all of it or, after an exception, nothing. */
    interface Work<T> {
        T on(Session sql) throws SQLException, LedgerException;
    }

    /**
     * Carries it out, in one transaction with what others want to write at the same time.
     *
     * @param committed hears the result when it is on the disk, in the order in which it was
     *     written, before anybody else can know of it; must not wait for anything
     */
    <T> T write(Work<T> work, Consumer<T> committed) throws LedgerException {
        return writer.orElseThrow(() -> LedgerException.of(place, "read.journal.closed"))
                .write(work, committed);
    }

    /**
     * Is carried out when the store is opened again after trouble: a transaction that seemed to
     * fail may have been written.
     */
    void afterTrouble(Work<?> work) {
        writer.ifPresent(one -> one.afterTrouble(work));
    }

    /**
     * Reads as of one moment, beside whoever writes.
     *
     * @param work begins anew with a new session, if one from before was lost meanwhile
     */
    <T> T read(Work<T> work) throws LedgerException {
        try {
            Optional<Reader> known = known();
            if (known.isPresent()) {
                try {
                    return read(work, known.get());
                } catch (SQLException cannot) {
                    if (!place.isLost(cannot)) {
                        throw cannot;
                    }
                    closeReaders();
                }
            }
            return read(work, opened());
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(place, cannot);
        }
    }

    private Optional<Reader> known() throws SQLException {
        for (Reader one = readers.poll(); one != null; one = readers.poll()) {
            if (isOfToday(one)) {
                return Optional.of(one);
            }
            one.sql().close();
        }
        return Optional.empty();
    }

    private Reader opened() throws SQLException, IOException {
        int beside = writing();
        return new Reader(writer.isPresent() ? writer.get().reading() : place.reading(), beside);
    }

    /** One from before may read where nobody writes any more. */
    private boolean isOfToday(Reader reader) {
        return reader.beside() == writing();
    }

    private int writing() {
        return writer.map(HallWriter::session).orElse(0);
    }

    private <T> T read(Work<T> work, Reader reader) throws SQLException, IOException {
        T read;
        try {
            read = work.on(reader.sql());
            reader.sql().rollback();
        } catch (SQLException | IOException | RuntimeException cannot) {
            reader.sql().close();
            throw cannot;
        }
        putBack(reader);
        return read;
    }

    private void putBack(Reader reader) throws SQLException {
        if (closed || readers.size() >= MOST_READERS || !isOfToday(reader)) {
            reader.sql().close();
        } else {
            readers.push(reader);
        }
    }

    private void closeReaders() throws SQLException {
        for (Reader one = readers.poll(); one != null; one = readers.poll()) {
            one.sql().close();
        }
    }

    /** Writes what was wanted before. */
    @Override
    public void close() throws LedgerException {
        closed = true;
        try {
            closeReaders();
            if (writer.isPresent()) {
                writer.get().close();
            }
        } catch (SQLException | IOException cannot) {
            throw LedgerException.of(place, cannot);
        }
    }
}
