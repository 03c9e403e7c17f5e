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
 * broken. What could not be written waits, up to a limit; beyond it everything is given up until a
 * hand begins, for the rest of this one could not be followed again anyway.
 */
final class Keeping implements AutoCloseable {
    private static final int MOST_BYTES = 16 << 20;
    private static final long AGAIN_MILLIS = 1_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /** Held while a piece is written: what is in the file and what waits agree while it is not. */
    private final ReentrantLock writing = new ReentrantLock();

    private final Deque<Piece> waiting = new ArrayDeque<>();
    private final Writable store;
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

    Keeping(Writable store, Consumer<String> log) {
        this.store = store;
        this.log = log;
        failure = store.failure();
        thread = Thread.ofPlatform().name("journal").daemon().unstarted(this::write);
        thread.start();
    }

    /** Gives a piece to be written; the number to {@linkplain #await wait} for. */
    long add(Piece piece) {
        lock.lock();
        try {
            taken++;
            if (gap && piece.between().isEmpty()) {
                owe(piece);
                return taken;
            }
            boolean tooMuch = bytes + piece.size() > MOST_BYTES;
            if (tooMuch && piece.between().isPresent()) {
                giveUp();
            }
            boolean begins = gap;
            if (!gap && bytes + piece.size() > MOST_BYTES) {
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

    /** Nothing is kept until a hand begins. */
    void giveUp() {
        lock.lock();
        try {
            gap = true;
            waiting.forEach(this::owe);
            waiting.clear();
            bytes = 0;
            log.accept("What happens now is not written down until a hand begins.");
        } finally {
            lock.unlock();
        }
    }

    /** Whom it names and which hands it lists is written with the next piece all the same. */
    private void owe(Piece piece) {
        people.addAll(piece.people());
        hands.addAll(piece.hands());
    }

    /** What came to the table meanwhile nobody knows: how it was then is enough to go on from. */
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

    /** Waits until that piece is on the disk, at most so long; whether it is. */
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
     * Keeps the file as it is for as long as it takes to read what is in it; whether it could be
     * kept so. It is {@linkplain #release released} afterwards.
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

    /** What is not written yet; empty where something was given up before it was. */
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

    /** Whether the disk takes what it is given: what was given up to that number is there. */
    boolean isSecured(long number) {
        lock.lock();
        try {
            return failure.isEmpty() && isWritten(number);
        } finally {
            lock.unlock();
        }
    }

    /** What the disk says, while it does not take anything. */
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

    /** Why it could not be written. */
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

    /** The first piece that waits, and how far everything is written once it is. */
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
                changed.awaitNanos(TimeUnit.MILLISECONDS.toNanos(AGAIN_MILLIS));
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Writes what waits, if the disk takes it, and ends. */
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
