package burraco.hall.broker;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Does something again whenever somebody asks for it, on a thread of its own; of several who ask at
 * the same time one is enough, and there is a pause after each.
 */
final class Latest implements AutoCloseable {
    private final Runnable what;
    private final long pauseMillis;
    private final ExecutorService work;
    private final AtomicBoolean asked = new AtomicBoolean();

    Latest(String name, long pauseMillis, Runnable what) {
        this.what = what;
        this.pauseMillis = pauseMillis;
        work = Executors.newSingleThreadExecutor(Thread.ofVirtual().name(name).factory());
    }

    void ask() {
        if (!asked.getAndSet(true)) {
            later(this::run);
        }
    }

    /** Does this, and then it again; what was asked for before may be done before this. */
    void first(Runnable before) {
        later(() -> {
            before.run();
            run();
        });
    }

    private void run() {
        asked.set(false);
        what.run();
        pause();
    }

    private void later(Runnable one) {
        try {
            work.execute(one);
        } catch (RejectedExecutionException closed) {
            // The next start does it.
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(pauseMillis);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        work.shutdownNow();
    }
}
