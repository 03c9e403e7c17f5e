package burraco.hall;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Whether a thread still works. One that waits for the store does: a database may be away for long,
 * and a hall that is started anew meanwhile could show nothing at all.
 */
final class Pulse {
    private final ExecutorService thread;
    private final BooleanSupplier waitsForStore;

    Pulse(ExecutorService thread, BooleanSupplier waitsForStore) {
        this.thread = thread;
        this.waitsForStore = waitsForStore;
    }

    /**
     * @param patience for what it does at present
     */
    boolean beats(Duration patience) throws InterruptedException {
        try {
            Future<?> turn = thread.submit(() -> {});
            try {
                turn.get(patience.toMillis(), TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException late) {
                turn.cancel(false);
                return waitsForStore.getAsBoolean();
            }
        } catch (ExecutionException | RejectedExecutionException ended) {
            return false;
        }
    }
}
