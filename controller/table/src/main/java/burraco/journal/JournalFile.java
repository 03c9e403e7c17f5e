package burraco.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The file of a journal while a table writes it. Each piece is a transaction, and is on the disk
 * when {@link #write} returns. Not thread-safe.
 */
final class JournalFile implements PieceStore {
    private final Path file;
    private final Ledger ledger;
    private final RecentInputs ring;
    private Optional<Statements> open = Optional.empty();
    private final Optional<JournalLock> lock;
    private final Optional<String> failure;
    private Place written;
    private Optional<Attempt> attempted = Optional.empty();
    private volatile Optional<Entries.Head> ofSheets = Optional.empty();
    private final ClockSteps steps;

    /** The first entry that is written in this run of the program; 0 until the file was read. */
    private long begun;

    /** The wall clock. Its times are for people only; nothing depends on them. */
    interface Clock {
        long millis();

        /**
         * A clock that nobody can set, and that goes on while the machine sleeps; empty if there is
         * none.
         */
        default OptionalLong steadyMillis() {
            return OptionalLong.empty();
        }

        /** Whether the system knows that the clock on the wall is right. */
        default boolean isSet() {
            return false;
        }

        /**
         * Whether the clock on the wall has its time from somewhere: from a clock with a battery,
         * from the network, or from somebody who has set it. A machine without any goes on from the
         * time at which it was switched off, and shows a date that looks right.
         */
        default boolean hasSource() {
            return true;
        }

        /**
         * Whether the date that it shows can be right.
         *
         * @param latest the latest date in the journal; empty where none has been read
         */
        default boolean isDated(Optional<Long> latest) {
            return hasSource() && !Dates.isAbsurd(millis(), latest);
        }
    }

    private JournalFile(
            Path file, int ring, Clock wall, Optional<JournalLock> lock, Optional<String> failure) {
        this.lock = lock;
        this.failure = failure;
        this.file = file;
        ledger = new Ledger(wall);
        steps = new ClockSteps(wall);
        this.ring = new RecentInputs(ring);
    }

    /**
     * Opens a journal for writing.
     *
     * @param ring the number of hands whose inputs are kept
     */
    static JournalFile open(Path file, int ring, Clock wall) throws SQLException, IOException {
        JournalFile store = new JournalFile(file, ring, wall, Optional.empty(), Optional.empty());
        store.open();
        store.written = store.place();
        return store;
    }

    /**
     * Opens a journal that cannot be written now: only reads how far it is written, and opens it
     * for writing when the first piece comes.
     *
     * @param lock is acquired before the first piece is written
     * @param why it cannot be written now
     */
    static JournalFile closed(Path file, int ring, Clock wall, JournalLock lock, String why)
            throws SQLException, IOException, JournalException {
        JournalFile store = new JournalFile(file, ring, wall, Optional.of(lock), Optional.of(why));
        try (Connection there = ReadConnection.open(file)) {
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
        begun = begun == 0 ? ledger.seq() + 1 : begun;
    }

    /** How far the file is written. */
    private record Place(long seq, long heard, String seal) {}

    /** A piece whose transaction seemed to fail, and where the file ends if it did not. */
    private record Attempt(Piece piece, Place place) {}

    private Place place() {
        return new Place(ledger.seq(), ring.last(), HexFormat.of().formatHex(ledger.seal()));
    }

    /**
     * Writes a piece. After a failure the file is opened again, because a disk that was gone may be
     * back.
     */
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
        } catch (IOException | JournalException cannot) {
            throw new SQLException(cannot.getMessage(), cannot);
        }
    }

    /**
     * Whether the piece is in the file already: a transaction that seemed to fail may have
     * succeeded without being synced.
     */
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
        steps.seen();
        return done.get().piece() == piece;
    }

    private void write(Piece piece, Statements sql) throws SQLException {
        try {
            put(piece, sql);
            attempted = Optional.of(new Attempt(piece, place()));
            sql.commit();
            steps.seen();
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
        OptionalLong moved = steps.look();
        if (moved.isPresent() && begun <= ledger.seq()) {
            ledger.put(sql, new ClockNotes.Moved(moved.getAsLong(), begun).note(piece.until()));
        }
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
            ledger.put(sql, new Note(piece.until(), "between", SealChain.digest(state)));
            ring.begins(sql, ledger.seq(), state, !piece.hands().isEmpty());
        }
    }

    /** Seals the digest of the inputs, so that the inputs themselves can be deleted later. */
    private void sealInputs(Statements sql, long at) throws SQLException {
        String unsealed = ring.unsealed();
        if (!unsealed.isEmpty()) {
            ledger.put(sql, new Note(at, "heard", unsealed));
            ring.sealed(sql, ledger.seq());
        }
    }

    /** The seal of the last entry. */
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
