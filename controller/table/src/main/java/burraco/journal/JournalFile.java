package burraco.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * The journal's file while a table writes it: piece after piece, each wholly or not at all, and on
 * the disk when {@link #write} returns. Not for several threads.
 */
final class Store implements Writable {
    private final Path file;
    private final Ledger ledger;
    private final Ring ring;
    private Optional<Statements> open = Optional.empty();
    private final Optional<Lock> lock;
    private final Optional<String> failure;
    private Place written;
    private Optional<Attempt> attempted = Optional.empty();
    private volatile Optional<Entries.Head> ofSheets = Optional.empty();

    /** What time people's clocks show, for people; nothing depends on it. */
    interface Clock {
        long millis();
    }

    private Store(Path file, int ring, Clock wall, Optional<Lock> lock, Optional<String> failure) {
        this.lock = lock;
        this.failure = failure;
        this.file = file;
        ledger = new Ledger(wall);
        this.ring = new Ring(ring);
    }

    /**
     * Opens it to be written.
     *
     * @param ring of so many hands what was heard is kept
     */
    static Store open(Path file, int ring, Clock wall) throws SQLException, IOException {
        Store store = new Store(file, ring, wall, Optional.empty(), Optional.empty());
        store.open();
        store.written = store.place();
        return store;
    }

    /**
     * Only reads how far it is written: it is opened when the first piece comes.
     *
     * @param lock which it needs before it writes
     * @param why it cannot be opened to be written
     */
    static Store closed(Path file, int ring, Clock wall, Lock lock, String why)
            throws SQLException, IOException, Trouble {
        Store store = new Store(file, ring, wall, Optional.of(lock), Optional.of(why));
        try (Connection there = Present.open(file)) {
            store.read(there, new Statements(there));
        }
        store.written = store.place();
        return store;
    }

    @Override
    public Optional<String> failure() {
        return failure;
    }

    private Statements open() throws SQLException, IOException {
        Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
        try {
            Schema.migrate(connection);
            Statements sql = new Statements(connection);
            read(connection, sql);
            sql.commit();
            open = Optional.of(sql);
            return sql;
        } catch (SQLException | RuntimeException cannot) {
            connection.close();
            throw cannot;
        }
    }

    private void read(Connection connection, Statements sql) throws SQLException {
        ledger.read(connection);
        ring.read(sql);
        ofSheets = ledger.ofSheets();
    }

    /** How far the file is written. */
    private record Place(long seq, long heard, String seal) {}

    /** A piece that may have been written though it seemed to fail. */
    private record Attempt(Piece piece, Place place) {}

    private Place place() {
        return new Place(ledger.seq(), ring.last(), HexFormat.of().formatHex(ledger.seal()));
    }

    /** After a failure everything is opened anew: a disk that was gone may be back. */
    @Override
    public void write(Piece piece) throws SQLException {
        if (open.isPresent()) {
            write(piece, open.get());
            return;
        }
        try {
            if (!Files.exists(file)) {
                throw new SQLException("the file of the journal is gone");
            }
            if (lock.isPresent()) {
                lock.get().forWriting();
            }
            Statements sql = open();
            if (!isWritten(piece, sql)) {
                write(piece, sql);
            }
        } catch (IOException | Trouble cannot) {
            throw new SQLException(cannot.getMessage(), cannot);
        }
    }

    /** What seemed to fail may have been written all the same, though not synced. */
    private boolean isWritten(Piece piece, Statements sql) throws SQLException {
        Place there = place();
        if (there.equals(written)) {
            return false;
        }
        Optional<Attempt> done = attempted.filter(one -> one.place().equals(there));
        if (done.isEmpty()) {
            SQLException another = new SQLException("the file is another journal");
            giveUp(sql, another);
            throw another;
        }
        try {
            sql.sync();
        } catch (SQLException cannot) {
            giveUp(sql, cannot);
            throw cannot;
        }
        written = there;
        return done.get().piece() == piece;
    }

    private void write(Piece piece, Statements sql) throws SQLException {
        try {
            put(piece, sql);
            attempted = Optional.of(new Attempt(piece, place()));
            sql.commit();
            written = place();
            ofSheets = ledger.ofSheets();
        } catch (SQLException | RuntimeException cannot) {
            giveUp(sql, cannot);
            throw cannot;
        }
    }

    private void giveUp(Statements sql, Exception because) {
        open = Optional.empty();
        try {
            sql.close();
        } catch (SQLException also) {
            because.addSuppressed(also);
        }
    }

    private void put(Piece piece, Statements sql) throws SQLException {
        long first = ledger.seq() + 1;
        for (Piece.Person person : piece.people()) {
            ledger.put(sql, person, piece.until());
        }
        if (piece.count() > 0) {
            ring.put(sql, piece);
        }
        if (!piece.notes().isEmpty() || piece.between().isPresent()) {
            sealInputs(sql, piece.until());
        }
        for (Note note : piece.notes()) {
            ledger.put(sql, note);
        }
        for (HandRow hand : piece.hands()) {
            ledger.put(sql, hand, first, piece.until());
        }
        if (piece.between().isPresent()) {
            String state = piece.between().get();
            ledger.put(sql, new Note(piece.until(), "between", Chain.digest(state)));
            ring.begins(sql, ledger.seq(), state, !piece.hands().isEmpty());
        }
    }

    /** The chain knows what was heard only by its digest: it may be dropped later. */
    private void sealInputs(Statements sql, long at) throws SQLException {
        String unsealed = ring.unsealed();
        if (!unsealed.isEmpty()) {
            ledger.put(sql, new Note(at, "heard", unsealed));
            ring.sealed(sql, ledger.seq());
        }
    }

    /** That of the last entry. */
    byte[] seal() {
        return ledger.seal();
    }

    @Override
    public Optional<Entries.Head> ofSheets() {
        return ofSheets;
    }

    @Override
    public void close() throws SQLException {
        if (open.isPresent()) {
            open.get().close();
        }
    }
}
