package burraco.hall.ledger;

import burraco.hall.ledger.HallStore.Work;
import burraco.text.Sentence;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The thread that writes what a hall must not lose. A disk can sync some hundred times a second,
 * and a thousand tables tell more often than that: while one transaction is on its way to the disk,
 * the next ones gather and then go together.
 */
final class HallWriter {
    private final Place place;
    private final Place.Held held;
    private final Consumer<String> log;
    private final List<Work<?>> afterTrouble = new CopyOnWriteArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final AtomicInteger sessions = new AtomicInteger(1);
    private final Thread thread;
    private final AtomicInteger awaited = new AtomicInteger();
    private List<Job<?>> waiting = new ArrayList<>();
    private boolean closing;

    /** Of the thread alone; empty after trouble. */
    private Optional<Session> open;

    private volatile Optional<Sentence> trouble = Optional.empty();

    HallWriter(Place place, Place.Held held, Session open, Consumer<String> log) {
        this.place = place;
        this.held = held;
        this.open = Optional.of(open);
        this.log = log;
        thread = Thread.ofPlatform().name("hall-store").daemon().unstarted(this::run);
        thread.start();
    }

    /** Something to write, and who waits for it. */
    private static final class Job<T> {
        private final Work<T> work;
        private final Consumer<T> committed;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private T result;

        Job(Work<T> work, Consumer<T> committed) {
            this.work = work;
            this.committed = committed;
        }

        void write(Session sql) throws SQLException, LedgerException {
            result = work.on(sql);
        }

        /** It is on the disk, whatever comes of the news. */
        void committed() {
            try {
                committed.accept(result);
                done.complete(result);
            } catch (RuntimeException fault) {
                done.completeExceptionally(fault);
            }
        }

        void failed(Exception why) {
            done.completeExceptionally(why);
        }
    }

    void afterTrouble(Work<?> work) {
        afterTrouble.add(work);
    }

    boolean isAwaited() {
        return awaited.get() > 0;
    }

    <T> T write(Work<T> work, Consumer<T> committed) throws LedgerException {
        Job<T> job = new Job<>(work, committed);
        awaited.incrementAndGet();
        try {
            return write(job);
        } finally {
            awaited.decrementAndGet();
        }
    }

    private <T> T write(Job<T> job) throws LedgerException {
        lock.lock();
        try {
            if (closing) {
                throw LedgerException.of(place, "read.journal.closed");
            }
            waiting.add(job);
            came.signal();
        } finally {
            lock.unlock();
        }
        try {
            return job.done.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw LedgerException.of(place, (Exception) failed.getCause());
        }
    }

    /** After trouble, and where nobody waits to write. */
    void lookAgain() {
        lock.lock();
        try {
            if (trouble.isPresent() && waiting.isEmpty() && !closing) {
                waiting.add(new Job<>(_ -> true, _ -> {}));
                came.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        for (List<Job<?>> jobs = next(); !jobs.isEmpty(); jobs = next()) {
            write(jobs);
        }
    }

    /** Whatever waits by now; empty when it is over. */
    private List<Job<?>> next() {
        lock.lock();
        try {
            while (waiting.isEmpty() && !closing) {
                came.awaitUninterruptibly();
            }
            List<Job<?>> jobs = waiting;
            waiting = new ArrayList<>();
            return jobs;
        } finally {
            lock.unlock();
        }
    }

    private void write(List<Job<?>> jobs) {
        try {
            Session sql = begun();
            List<Job<?>> written = together(jobs, sql);
            if (trouble.isPresent()) {
                trouble = Optional.empty();
                log.accept(place.name() + " is written again");
            }
            written.forEach(Job::committed);
        } catch (SQLException | IOException cannot) {
            trouble(cannot);
            jobs.forEach(job -> job.failed(cannot));
        }
    }

    /**
     * One with a fault of the program in it is left out, or with a value that this store does not
     * take, so that the others are written.
     */
    private List<Job<?>> together(List<Job<?>> jobs, Session sql)
            throws SQLException, LedgerException {
        List<Job<?>> left = new ArrayList<>(jobs);
        boolean oneByOne = false;
        while (!left.isEmpty()) {
            Job<?> now = left.getFirst();
            try {
                for (Job<?> job : left) {
                    now = job;
                    job.write(sql);
                    if (oneByOne) {
                        sql.flush();
                    }
                }
                sql.commit();
                return left;
            } catch (RuntimeException fault) {
                sql.rollback();
                now.failed(fault);
                left.remove(now);
                sql.begin();
            } catch (SQLException refused) {
                if (!place.isOfOneValue(refused)) {
                    throw refused;
                }
                sql.rollback();
                // What was queued does not say of which job it is.
                if (oneByOne) {
                    now.failed(refused);
                    left.remove(now);
                }
                oneByOne = true;
                sql.begin();
            }
        }
        return left;
    }

    /**
     * A session in a transaction. One that was lost while nothing was written, as when a server was
     * started again at night, is no trouble.
     */
    private Session begun() throws SQLException, IOException {
        if (open.isPresent()) {
            try {
                open.get().begin();
                return open.get();
            } catch (SQLException lost) {
                if (!place.isLost(lost)) {
                    throw lost;
                }
                open.get().close();
                open = Optional.empty();
            }
        }
        Session sql = reopened();
        sql.begin();
        return sql;
    }

    private Session reopened() throws SQLException, IOException {
        Session sql = held.writing();
        try {
            sql.begin();
            for (Work<?> work : afterTrouble) {
                work.on(sql);
            }
            sql.commit();
            sql.sync();
        } catch (SQLException | IOException | RuntimeException cannot) {
            sql.close();
            throw cannot;
        }
        open = Optional.of(sql);
        sessions.incrementAndGet();
        return sql;
    }

    /** The number of the session that writes: a new one may be with another server. */
    int session() {
        return sessions.get();
    }

    /** From where it is written, so that whatever was written is there. */
    Session reading() throws SQLException, IOException {
        return held.reading();
    }

    /** The store is opened again for the next ones, because a disk that was gone may be back. */
    private void trouble(Exception why) {
        LedgerException said = LedgerException.of(place, why);
        if (!trouble.equals(Optional.of(said.sentence()))) {
            log.accept(said.getMessage());
            trouble = Optional.of(said.sentence());
        }
        try {
            if (open.isPresent()) {
                open.get().close();
            }
        } catch (SQLException also) {
            why.addSuppressed(also);
        }
        open = Optional.empty();
    }

    /** Why nothing can be written at present. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    void close() throws SQLException, IOException {
        lock.lock();
        try {
            closing = true;
            came.signal();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException hurry) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        try {
            if (open.isPresent()) {
                open.get().close();
            }
        } finally {
            held.close();
        }
    }
}
