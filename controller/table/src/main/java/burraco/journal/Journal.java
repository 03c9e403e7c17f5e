package burraco.journal;

import burraco.journal.between.BetweenText;
import burraco.journal.tape.Names;
import burraco.journal.tape.TimedTape;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.BetweenHands;
import burraco.table.state.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Writes down all inputs and decisions of a running table before anybody sees them, so that the
 * same table can be restored after a power cut. For the thread that owns the table.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.db";

    /** Journals with a greater number were written by a later version of this program. */
    public static final int SCHEMA_VERSION = Schema.VERSION;

    /** The number of hands whose inputs are kept, for disputes afterwards. */
    static final int HANDS_WITH_INPUTS = 12;

    /** Maximum time that a decision waits for the disk before it is shown all the same. */
    private static final long SETTLE_TIMEOUT_MILLIS = 250;

    /** Maximum age of unwritten input that led to no decision. */
    private static final long FLUSH_MILLIS = 1_000;

    private static final int FLUSH_INPUTS = 2_000;
    private static final long TICK_FLUSH_MILLIS = 10_000;

    /** Maximum time to wait for the disk before the table is restored after a fault. */
    private static final long RESTORE_TIMEOUT_MILLIS = 2_000;

    private final Path folder;
    private final WallClock wall;
    private final JournalLock lock;
    private RestoreData kept;
    private final NameBook names;
    private final Notes notes;
    private final HandRows hands;
    private final EventNotes events = new EventNotes();
    private final TimedTape tape;
    private final PieceStore store;
    private final JournalWriter writer;
    private long last;
    private long lastTold;
    private long settled;
    private long flushed;
    private boolean followed;

    /** The latest date that it had when it was opened. */
    private final Optional<Long> latest;

    private Journal(
            Path folder,
            WallClock wall,
            JournalLock lock,
            PieceStore store,
            History history,
            Consumer<String> log)
            throws JournalException {
        this.folder = folder;
        this.wall = wall;
        this.lock = lock;
        this.store = store;
        kept = history.kept();
        followed = kept.isFollowed();
        names = history.nameBook();
        latest = Dates.of(history).latest();
        notes = new Notes(names);
        hands = new HandRows(names);
        tape = new TimedTape(names);
        writer = new JournalWriter(store, log);
    }

    /**
     * Opens the journal of a table, or creates it.
     *
     * @param folder is made accessible to its owner only
     * @param wall the wall clock
     * @param log takes a sentence when the journal can or cannot be written
     */
    public static Journal open(Path folder, WallClock wall, Consumer<String> log)
            throws JournalException {
        Path file = folder.resolve(FILE);
        try {
            makePrivate(folder);
            JournalLock lock = JournalLock.of(folder);
            try {
                JournalFile store = store(file, wall, lock, log);
                return open(folder, wall, lock, store, log);
            } catch (SQLException | IOException | JournalException | RuntimeException cannot) {
                lock.close();
                throw cannot;
            }
        } catch (SQLException | IOException | RuntimeException cannot) {
            throw JournalErrors.about(file, cannot); // Play goes on without a journal.
        }
    }

    private static Journal open(
            Path folder, WallClock wall, JournalLock lock, JournalFile store, Consumer<String> log)
            throws SQLException, JournalException {
        try (History history = History.open(folder)) {
            return new Journal(folder, wall, lock, store, history, log);
        } catch (JournalException | RuntimeException cannot) {
            store.close();
            throw cannot;
        }
    }

    /**
     * Opens the file to be written or, on a disk that cannot be written now, to be read; writing is
     * tried again later.
     */
    private static JournalFile store(
            Path file, WallClock wall, JournalLock lock, Consumer<String> log)
            throws SQLException, IOException, JournalException {
        try {
            lock.forWriting();
            return JournalFile.open(file, HANDS_WITH_INPUTS, wall);
        } catch (SQLException | IOException cannot) {
            try {
                JournalFile store =
                        JournalFile.closed(
                                file, HANDS_WITH_INPUTS, wall, lock, cannot.getMessage());
                log.accept("The journal can only be read: " + cannot.getMessage());
                return store;
            } catch (SQLException | IOException | JournalException also) {
                cannot.addSuppressed(also);
                throw cannot;
            }
        }
    }

    /** The wall clock. */
    public interface WallClock extends JournalFile.Clock {}

    static void makePrivate(Path folder) throws IOException {
        Files.createDirectories(folder);
        try {
            Set<PosixFilePermission> ours = PosixFilePermissions.fromString("rwx------");
            boolean asTheyAre =
                    Files.getPosixFilePermissions(folder).equals(ours) || !Files.isWritable(folder);
            if (!asTheyAre) {
                Files.setPosixFilePermissions(folder, ours);
            }
        } catch (UnsupportedOperationException otherSystem) {
            // There the system has other ways.
        }
    }

    /** Another program writes this journal. */
    public static final class Taken extends JournalException {
        private static final long serialVersionUID = 1;

        Taken(Path folder) {
            super(null, "read.journal.taken", folder);
        }
    }

    public RestoreData kept() {
        return kept;
    }

    public Names names() {
        return names;
    }

    /**
     * A seal as it is shown to people.
     *
     * @param entries the number of entries that it covers
     */
    public record Seal(String shown, long entries) {}

    /**
     * The seal for a score sheet: that of the last entry about something printed on sheets. Empty
     * before a hand is over. For any thread.
     */
    public Optional<Seal> sheetSeal() {
        return store.ofSheets().map(head -> new Seal(SealChain.shown(head.seal()), head.seq()));
    }

    // Writing

    /** Writes the state of a table whose hand begins: before its first input, or once more. */
    public void begins(BetweenHands between) {
        followed = true;
        write(List.of(), Optional.of(BetweenText.of(between, names)), List.of(), between.now());
    }

    /**
     * Writes an input that the table has taken: soon, or at once if it had effects. Call {@link
     * #settle} before anybody is told of them. If this throws, the input is not in the journal.
     */
    public void took(Input input, List<Effect> effects, Table table) {
        Optional<BetweenHands> between = table.betweenHands();
        boolean decided = !effects.isEmpty() || between.isPresent();
        if (input instanceof Input.Tick && !decided) {
            tape.pass(input.at());
            flushIfDue(input.at());
            return;
        }
        if (!decided && !(input instanceof Input.Ordered)) {
            tape.add(input);
            flushIfDue(input.at());
            return;
        }
        List<Note> told = new ArrayList<>();
        if (input instanceof Input.Ordered order) {
            told.add(notes.of(order));
        }
        effects.forEach(effect -> told.add(notes.of(effect, input.at())));
        List<HandRow> changed = List.of();
        Optional<TableState> shown =
                effects.stream().anyMatch(HandRows::matters)
                        ? Optional.of(table.state())
                        : Optional.empty();
        if (shown.isPresent()) {
            changed = hands.changed(shown.get());
            told.addAll(events.changed(shown.get(), input.at()));
        }
        Optional<String> state = between.map(one -> BetweenText.of(one, names));
        // Where the program has failed by now, nothing of the input is written.
        tape.add(input);
        shown.ifPresent(hands::wrote);
        shown.ifPresent(events::wrote);
        followed |= state.isPresent();
        write(told, state, changed, input.at());
        lastTold = last;
    }

    /**
     * Waits until all effects so far are on the disk, but only a moment if the disk is slow or
     * broken; then the table goes on unsecured.
     */
    public void settle() {
        if (settled < lastTold) {
            settled = lastTold;
            writer.await(lastTold, SETTLE_TIMEOUT_MILLIS);
        }
    }

    private void flushIfDue(long now) {
        if (tape.count() == 0 && now - flushed >= TICK_FLUSH_MILLIS) {
            tape.addPassed(); // Nothing is said, and yet the clocks go on.
        }
        boolean due = now - flushed >= FLUSH_MILLIS || tape.count() >= FLUSH_INPUTS;
        if (due && tape.count() > 0) {
            write(List.of(), Optional.empty(), List.of(), now);
        }
    }

    /** Passes the inputs on the tape on to be written. */
    public void flush() {
        tape.addPassed();
        if (tape.count() > 0) {
            write(List.of(), Optional.empty(), List.of(), flushed);
        }
    }

    /** Drops what was not written yet of a hand, and writes the state from which it goes on. */
    public void beginsAgain(BetweenHands between) {
        writer.drop();
        begins(between);
    }

    /** Gives up what happens until the next hand begins: the table cannot be restored from it. */
    public void lost() {
        writer.giveUp();
    }

    /**
     * Drops what was read to restore the table but the state when its hand began.
     *
     * @param now what its clock says
     */
    public void recovered(long now) {
        flushed = now;
        kept =
                new RestoreData(
                        kept.between(),
                        RestoreData.Inputs.NONE,
                        kept.heard(),
                        List.of(),
                        kept.lastMatch());
    }

    // After a fault of the program

    /**
     * What the table can be restored from as it is after its last input, including what is not on
     * the disk yet. Empty if a part of it was given up or the disk hangs.
     */
    public Optional<RestoreData> upToNow() throws JournalException {
        flush();
        writer.await(last, RESTORE_TIMEOUT_MILLIS);
        if (!writer.hold(RESTORE_TIMEOUT_MILLIS)) {
            return Optional.empty();
        }
        try (History history = History.open(folder)) {
            RestoreData written = history.kept();
            Optional<byte[]> lastPiece = history.lastPiece();
            return writer.waiting().map(waiting -> written.and(unwritten(waiting, lastPiece)));
        } finally {
            writer.release();
        }
    }

    /** Leaves out the first piece if it is in the file although writing it seemed to fail. */
    private static List<Piece> unwritten(List<Piece> waiting, Optional<byte[]> lastPiece) {
        boolean isThere =
                !waiting.isEmpty()
                        && lastPiece
                                .filter(there -> Arrays.equals(there, waiting.getFirst().inputs()))
                                .isPresent();
        return isThere ? waiting.subList(1, waiting.size()) : waiting;
    }

    /**
     * Notes an input at which the program failed, and reports it. The input itself is not written.
     *
     * @param where which hand it was, and how far it had come
     * @return the file in which it is reported
     */
    public Path leftOut(Input input, String where, Throwable fault) throws IOException {
        String what =
                switch (input) {
                    case Input.Ordered order -> "order " + notes.of(order).body();
                    case Input.Read _ -> "reading";
                    case Input.Tick _ -> "tick";
                };
        note(new Note(input.at(), "left-out", what));
        String whole = input instanceof Input.Ordered ? what : input.toString();
        return new FaultReports(folder).write(wall.millis(), where, whole, fault);
    }

    /** Notes inputs of the current hand that are not to be taken when it is restored. */
    public void skips(Skip skip, long at) {
        note(skip.note(at));
    }

    /**
     * Notes whether the table follows the readings of its hand from now on. It always does when a
     * hand begins.
     */
    public void follows(boolean now, long at) {
        if (now != followed) {
            note(FollowedNotes.note(now, at));
        }
        followed = now;
    }

    public boolean isFollowed() {
        return followed;
    }

    /** Notes an effect that no input had. */
    public void told(Effect effect, long at) {
        note(notes.of(effect, at));
    }

    private void note(Note note) {
        write(List.of(note), Optional.empty(), List.of(), Math.max(flushed, note.at()));
        lastTold = last;
    }

    private void write(List<Note> told, Optional<String> between, List<HandRow> changed, long now) {
        flushed = now;
        int count = tape.count();
        byte[] inputs = tape.take();
        try {
            last = writer.add(new Piece(inputs, count, now, told, between, changed, names.fresh()));
        } catch (RuntimeException | StackOverflowError | AssertionError fault) {
            writer.giveUp(); // These inputs are missing now.
            throw fault;
        }
    }

    /** Whether all that was told is on the disk. */
    public boolean isSecured() {
        return writer.isSecured(lastTold);
    }

    /** Whether the clock on the wall can be right, as far as its source and this journal tell. */
    public boolean isDated() {
        return wall.isDated(latest);
    }

    /** Why the disk cannot be written; empty while it can. */
    public Optional<String> failure() {
        return writer.failure();
    }

    /** Writes what is still waiting, if the disk can be written, and closes the journal. */
    @Override
    public void close() throws JournalException {
        writer.close();
        try {
            store.close();
            lock.close();
        } catch (SQLException | IOException cannot) {
            throw new JournalException(cannot, "read.journal.not-closed", cannot.getMessage());
        }
    }
}
