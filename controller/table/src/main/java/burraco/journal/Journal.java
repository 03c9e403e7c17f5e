package burraco.journal;

import burraco.journal.between.BetweenText;
import burraco.journal.tape.Names;
import burraco.journal.tape.TimedTape;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.BetweenHands;
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
 * Where a running table writes down all that comes to it and all that it decides, before anybody
 * sees it: pull the plug, and the same table is there again. For the thread that owns the table.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.db";

    /** Of so many hands what was heard is kept, for a dispute afterwards. */
    static final int RING = 12;

    /** So long a decision waits for its disk before it is shown all the same. */
    private static final long PATIENCE_MILLIS = 250;

    /** What was heard and decided nothing may be so old before it is written down. */
    private static final long OFTEN_MILLIS = 1_000;

    private static final int OFTEN_INPUTS = 2_000;
    private static final long RARELY_MILLIS = 10_000;

    /** So long the table waits for its disk before it is made again after a fault. */
    private static final long REMAKING_MILLIS = 2_000;

    private final Path folder;
    private final WallClock wall;
    private final Lock lock;
    private Kept kept;
    private final NameBook names;
    private final Notes notes;
    private final HandRows hands;
    private final Events events = new Events();
    private final TimedTape tape;
    private final Writable store;
    private final Keeping keeping;
    private long last;
    private long lastTold;
    private long settled;
    private long flushed;
    private boolean followed;

    private Journal(
            Path folder,
            WallClock wall,
            Lock lock,
            Writable store,
            History history,
            Consumer<String> log)
            throws Trouble {
        this.folder = folder;
        this.wall = wall;
        this.lock = lock;
        this.store = store;
        kept = history.kept();
        followed = kept.isFollowed();
        names = history.nameBook();
        notes = new Notes(names);
        hands = new HandRows(names);
        tape = new TimedTape(names);
        keeping = new Keeping(store, log);
    }

    /**
     * Opens that of a table, or begins it.
     *
     * @param folder nobody but the table's user shall look into it
     * @param wall what people's clocks show
     * @param log takes a sentence about how it fares
     */
    public static Journal open(Path folder, WallClock wall, Consumer<String> log) throws Trouble {
        Path file = folder.resolve(FILE);
        try {
            makePrivate(folder);
            Lock lock = Lock.of(folder);
            try {
                Store store = store(file, wall, lock, log);
                return open(folder, wall, lock, store, log);
            } catch (SQLException | IOException | Trouble | RuntimeException cannot) {
                lock.close();
                throw cannot;
            }
        } catch (SQLException | IOException cannot) {
            throw new Trouble(file + ": " + cannot.getMessage(), cannot);
        } catch (RuntimeException damaged) {
            throw Complaint.about(file, damaged); // Play goes on without a journal.
        }
    }

    private static Journal open(
            Path folder, WallClock wall, Lock lock, Store store, Consumer<String> log)
            throws SQLException, Trouble {
        try (History history = History.open(folder)) {
            return new Journal(folder, wall, lock, store, history, log);
        } catch (Trouble | RuntimeException cannot) {
            store.close();
            throw cannot;
        }
    }

    /** A disk that takes nothing now may still say how the table was, and take what comes later. */
    private static Store store(Path file, WallClock wall, Lock lock, Consumer<String> log)
            throws SQLException, IOException, Trouble {
        try {
            lock.forWriting();
            return Store.open(file, RING, wall);
        } catch (SQLException | IOException cannot) {
            try {
                Store store = Store.closed(file, RING, wall, lock, cannot.getMessage());
                log.accept("The journal can only be read: " + cannot.getMessage());
                return store;
            } catch (SQLException | IOException | Trouble also) {
                cannot.addSuppressed(also);
                throw cannot;
            }
        }
    }

    /** What time it is for people. */
    public interface WallClock extends Store.Clock {}

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

    /** Somebody else writes this journal. */
    public static final class Taken extends Trouble {
        private static final long serialVersionUID = 1;

        Taken(Path folder) {
            super(folder + ": another table is running with this journal", null);
        }
    }

    public Kept kept() {
        return kept;
    }

    public Names names() {
        return names;
    }

    /**
     * A seal that the journal had, as people see it.
     *
     * @param entries how many there were by then
     */
    public record Seal(String shown, long entries) {}

    /**
     * By which a sheet can be compared with the journal: the one that it had when what stands on
     * sheets was written down last. None before a hand is over. For any thread.
     */
    public Optional<Seal> sheetSeal() {
        return store.ofSheets().map(head -> new Seal(Chain.shown(head.seal()), head.seq()));
    }

    // Writing

    /** How the table is from which everything follows: before the first input. */
    public void begins(BetweenHands between) {
        write(List.of(), Optional.of(BetweenText.of(between, names)), List.of(), between.now());
    }

    /**
     * An input was taken in: it is written down soon, and at once if something came of it. Before
     * anybody is told of that, see to it that it {@linkplain #settle has settled}.
     */
    public void took(Input input, List<Effect> effects, Table table) {
        Optional<BetweenHands> between = table.betweenHands();
        boolean decided = !effects.isEmpty() || between.isPresent();
        if (input instanceof Input.Tick && !decided) {
            tape.pass(input.at());
            flushIfDue(input.at());
            return;
        }
        tape.add(input);
        if (!decided && !(input instanceof Input.Ordered)) {
            flushIfDue(input.at());
            return;
        }
        List<Note> told = new ArrayList<>();
        if (input instanceof Input.Ordered order) {
            told.add(notes.of(order));
        }
        effects.forEach(effect -> told.add(notes.of(effect, input.at())));
        List<HandRow> changed = List.of();
        if (effects.stream().anyMatch(HandRows::matters)) {
            changed = hands.changed(table.state());
            told.addAll(events.changed(table.state(), input.at()));
        }
        Optional<String> state = between.map(one -> BetweenText.of(one, names));
        followed |= state.isPresent();
        write(told, state, changed, input.at());
        lastTold = last;
    }

    /**
     * Returns when what came of the inputs so far is on the disk, or after a moment where that is
     * slow or broken: then the table goes on unsecured.
     */
    public void settle() {
        if (settled < lastTold) {
            settled = lastTold;
            keeping.await(lastTold, PATIENCE_MILLIS);
        }
    }

    private void flushIfDue(long now) {
        if (tape.count() == 0 && now - flushed >= RARELY_MILLIS) {
            tape.addPassed(); // Nothing is said, and yet the clocks go on.
        }
        boolean due = now - flushed >= OFTEN_MILLIS || tape.count() >= OFTEN_INPUTS;
        if (due && tape.count() > 0) {
            write(List.of(), Optional.empty(), List.of(), now);
        }
    }

    /** What is on the tape is given to be written. */
    public void flush() {
        tape.addPassed();
        if (tape.count() > 0) {
            write(List.of(), Optional.empty(), List.of(), flushed);
        }
    }

    /** What comes now cannot be followed any more, until a hand begins. */
    public void lost() {
        keeping.giveUp();
    }

    /**
     * The table has been made again: what was kept for that is needed no more.
     *
     * @param now what its clock says
     */
    public void recovered(long now) {
        flushed = now;
        kept =
                new Kept(
                        Optional.empty(),
                        Kept.Inputs.NONE,
                        kept.heard(),
                        List.of(),
                        kept.lastMatch());
    }

    // After a fault of the program

    /**
     * What the table can be made again from after its last input, also what still waits for its
     * disk; empty where a part of it was given up, or the disk hangs.
     */
    public Optional<Kept> upToNow() throws Trouble {
        flush();
        keeping.await(last, REMAKING_MILLIS);
        if (!keeping.hold(REMAKING_MILLIS)) {
            return Optional.empty();
        }
        try (History history = History.open(folder)) {
            Kept written = history.kept();
            Optional<byte[]> lastPiece = history.lastPiece();
            return keeping.waiting().map(waiting -> written.and(unwritten(waiting, lastPiece)));
        } finally {
            keeping.release();
        }
    }

    /** The first one may be in the file though writing it seemed to fail. */
    private static List<Piece> unwritten(List<Piece> waiting, Optional<byte[]> lastPiece) {
        boolean isThere =
                !waiting.isEmpty()
                        && lastPiece
                                .filter(there -> Arrays.equals(there, waiting.getFirst().inputs()))
                                .isPresent();
        return isThere ? waiting.subList(1, waiting.size()) : waiting;
    }

    /**
     * The program failed at an input that is not on the tape, and never will be.
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

    /** From now on these inputs of the current hand are not taken when it is restored. */
    public void skips(Skip skip, long at) {
        note(skip.note(at));
    }

    /**
     * Whether the table takes the readings of its hand from now on. Where a hand begins, it does
     * without being told.
     */
    public void follows(boolean now, long at) {
        if (now != followed) {
            note(Following.note(now, at));
        }
        followed = now;
    }

    public boolean isFollowed() {
        return followed;
    }

    /** Something was told that came of no input. */
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
        last = keeping.add(new Piece(inputs, count, now, told, between, changed, names.fresh()));
    }

    /** Whether a power cut would lose nothing of what was told. */
    public boolean isSecured() {
        return keeping.isSecured(lastTold);
    }

    /** What the disk says, while it does not take anything. */
    public Optional<String> failure() {
        return keeping.failure();
    }

    /** Waits until what was given is written, if the disk takes it. */
    @Override
    public void close() throws Trouble {
        keeping.close();
        try {
            store.close();
            lock.close();
        } catch (SQLException | IOException cannot) {
            throw new Trouble("the journal could not be closed: " + cannot.getMessage(), cannot);
        }
    }
}
