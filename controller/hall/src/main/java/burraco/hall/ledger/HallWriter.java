package burraco.hall.ledger;

import burraco.hall.ledger.HallFile.Work;
import burraco.journal.Sqlite;
import burraco.journal.Statements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The thread that writes the file of a hall. A disk can sync some hundred times a second, and a
 * thousand tables tell more often than that: while one transaction is on its way to the disk, the
 * next ones gather and then go together.
 */
final class HallWriter {
    private final Path file;
    private final Consumer<String> log;
    private final List<Work<?>> afterTrouble = new CopyOnWriteArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Thread thread;
    private List<Job<?>> waiting = new ArrayList<>();
    private boolean closing;

    /** Of the thread alone; empty after trouble. */
    private Optional<Statements> open;

    private boolean troubled;

    HallWriter(Path file, Statements open, Consumer<String> log) {
        this.file = file;
        this.open = Optional.of(open);
        this.log = log;
        thread = Thread.ofPlatform().name("hall-file").daemon().unstarted(this::run);
        thread.start();
    }

    static Statements opened(Path file) throws SQLException, IOException {
        Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
        try {
            HallSchema.migrate(file, connection);
            return new Statements(connection);
        } catch (SQLException | IOException | RuntimeException cannot) {
            connection.close();
            throw cannot;
        }
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

        void write(Statements sql) throws SQLException, LedgerException {
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

    <T> T write(Work<T> work, Consumer<T> committed) throws LedgerException {
        Job<T> job = new Job<>(work, committed);
        lock.lock();
        try {
            if (closing) {
                throw LedgerException.of(file, "read.journal.closed");
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
            throw LedgerException.of(file, (Exception) failed.getCause());
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
            Statements sql = open.isPresent() ? open.get() : reopened();
            List<Job<?>> written = together(jobs, sql);
            if (troubled) {
                troubled = false;
                log.accept(file.getFileName() + " is written again");
            }
            written.forEach(Job::committed);
        } catch (SQLException | IOException cannot) {
            trouble(cannot);
            jobs.forEach(job -> job.failed(cannot));
        }
    }

    /** One with a fault of the program in it is left out, so that the others are written. */
    private static List<Job<?>> together(List<Job<?>> jobs, Statements sql)
            throws SQLException, LedgerException {
        List<Job<?>> left = new ArrayList<>(jobs);
        while (!left.isEmpty()) {
            Job<?> now = left.getFirst();
            try {
                for (Job<?> job : left) {
                    now = job;
                    job.write(sql);
                }
                sql.commit();
                return left;
            } catch (RuntimeException fault) {
                sql.rollback();
                now.failed(fault);
                left.remove(now);
            }
        }
        return left;
    }

    private Statements reopened() throws SQLException, IOException {
        if (!Files.exists(file)) {
            throw LedgerException.of(file, "read.hall.gone");
        }
        Statements sql = opened(file);
        try {
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
        return sql;
    }

    /** The file is opened again for the next ones, because a disk that was gone may be back. */
    private void trouble(Exception why) {
        if (!troubled) {
            troubled = true;
            log.accept(LedgerException.of(file, why).getMessage());
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

    void close() throws SQLException {
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
        if (open.isPresent()) {
            open.get().close();
        }
    }
}
