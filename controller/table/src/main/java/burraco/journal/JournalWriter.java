package burraco.journal;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Writes pieces on a thread of its own, so that a table goes on while its disk is slow, full or
 * broken. Pieces that cannot be written wait, up to a limit. Beyond it everything until the next
 * hand is given up, since the current hand could not be restored from the rest.
 */
final class JournalWriter implements AutoCloseable {
    private static final int MAX_WAITING_BYTES = 16 << 20;
    private static final long RETRY_MILLIS = 1_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /**
     * Held while a piece is written. Whoever holds it sees each piece either in the file or
     * waiting.
     */
    private final ReentrantLock writing = new ReentrantLock();

    private final Deque<Piece> waiting = new ArrayDeque<>();
    private final PieceStore store;
    private final Consumer<String> log;
    private final Thread thread;
    private final List<Piece.Person> people = new ArrayList<>();
    private final List<HandRow> hands = new ArrayList<>();
    private int bytes;
    private boolean gap;
    private boolean closing;
    private long taken;
    private long written;
    private Optional<String> failure = Optional.empty();

    JournalWriter(PieceStore store, Consumer<String> log) {
        this.store = store;
        this.log = log;
        failure = store.failure();
        thread = Thread.ofPlatform().name("journal").daemon().unstarted(this::write);
        thread.start();
    }

    /** Adds a piece to be written. Returns its number, for {@link #await}. */
    long add(Piece piece) {
        lock.lock();
        try {
            taken++;
            if (gap && piece.between().isEmpty()) {
                owe(piece);
                return taken;
            }
            boolean tooMuch = bytes + piece.size() > MAX_WAITING_BYTES;
            if (tooMuch && piece.between().isPresent()) {
                log.accept("Not all of the hand before is written down.");
                drop();
            }
            boolean begins = gap;
            if (!gap && bytes + piece.size() > MAX_WAITING_BYTES) {
                giveUp();
                owe(piece);
                return taken;
            }
            gap = false;
            waiting.add(begins ? afterTheGap(piece) : piece);
            bytes += piece.size();
            changed.signalAll();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /** Drops the waiting pieces, and everything that comes until a hand begins. */
    void giveUp() {
        lock.lock();
        try {
            if (!gap) {
                log.accept("What happens now is not written down until a hand begins.");
            }
            drop();
        } finally {
            lock.unlock();
        }
    }

    /** The same before a hand begins at once, or begins again. */
    void drop() {
        lock.lock();
        try {
            gap = true;
            waiting.forEach(this::owe);
            waiting.clear();
            bytes = 0;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Keeps the people and hands of a piece that is given up: they are written with the next piece.
     */
    private void owe(Piece piece) {
        people.addAll(piece.people());
        hands.addAll(piece.hands());
    }

    /**
     * The first piece after a gap. Its inputs are left out: the table goes on from the state in it.
     */
    private Piece afterTheGap(Piece piece) {
        owe(piece);
        List<Piece.Person> allPeople = List.copyOf(people);
        List<HandRow> allHands = List.copyOf(hands);
        people.clear();
        hands.clear();
        List<Note> notes = new ArrayList<>(piece.notes());
        notes.addFirst(new Note(piece.until(), "gap", "what was before is not written down"));
        return new Piece(
                new byte[0], 0, piece.until(), notes, piece.between(), allHands, allPeople);
    }

    /** Waits until that piece is on the disk, but not longer than that. Returns whether it is. */
    boolean await(long number, long millis) {
        long left = TimeUnit.MILLISECONDS.toNanos(millis);
        lock.lock();
        try {
            while (!isWritten(number) && left > 0 && !gap && failure.isEmpty()) {
                left = changed.awaitNanos(left);
            }
            return isWritten(number);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Keeps the writer from changing the file, so that it can be read together with what waits.
     * Returns whether that succeeded in time; then {@link #release} must follow.
     */
    boolean hold(long millis) {
        try {
            return writing.tryLock(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    void release() {
        writing.unlock();
    }

    /** The pieces that are not written yet; empty if something was dropped. */
    Optional<List<Piece>> waiting() {
        lock.lock();
        try {
            return gap ? Optional.empty() : Optional.of(List.copyOf(waiting));
        } finally {
            lock.unlock();
        }
    }

    private boolean isWritten(long number) {
        return written >= number && !gap;
    }

    /** Whether all pieces up to that number are on the disk, and the disk can still be written. */
    boolean isSecured(long number) {
        lock.lock();
        try {
            return failure.isEmpty() && isWritten(number);
        } finally {
            lock.unlock();
        }
    }

    /** Why the disk cannot be written; empty while it can. */
    Optional<String> failure() {
        lock.lock();
        try {
            return failure;
        } finally {
            lock.unlock();
        }
    }

    // The thread

    private void write() {
        for (Optional<Job> job = next(); job.isPresent(); job = next()) {
            write(job.get()).ifPresent(this::failed);
        }
    }

    /** Writes a piece. Returns why it could not be written; empty if it was. */
    private Optional<String> write(Job job) {
        writing.lock();
        try {
            store.write(job.piece());
            done(job);
            return Optional.empty();
        } catch (SQLException | RuntimeException cannot) {
            return Optional.of(String.valueOf(cannot.getMessage()));
        } finally {
            writing.unlock();
        }
    }

    private record Job(Piece piece, long number) {}

    /** Waits for the next piece; empty at the end. */
    private Optional<Job> next() {
        lock.lock();
        try {
            while (waiting.isEmpty() && !closing) {
                changed.awaitUninterruptibly();
            }
            if (waiting.isEmpty() || closing && failure.isPresent()) {
                return Optional.empty();
            }
            return Optional.of(new Job(waiting.getFirst(), taken - waiting.size() + 1));
        } finally {
            lock.unlock();
        }
    }

    private void done(Job job) {
        lock.lock();
        try {
            if (waiting.peekFirst() == job.piece()) {
                waiting.removeFirst();
                bytes -= job.piece().size();
            }
            written = Math.max(written, job.number());
            if (failure.isPresent()) {
                log.accept("The journal is written again.");
            }
            failure = Optional.empty();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void failed(String why) {
        lock.lock();
        try {
            if (failure.isEmpty()) {
                log.accept("The journal cannot be written: " + why);
            }
            failure = Optional.of(why);
            changed.signalAll();
            if (!closing) {
                changed.awaitNanos(TimeUnit.MILLISECONDS.toNanos(RETRY_MILLIS));
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Writes what waits, if the disk can be written, and ends the thread. */
    @Override
    public void close() {
        lock.lock();
        try {
            closing = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        try {
            thread.join(TimeUnit.SECONDS.toMillis(2));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
