package burraco.hall.broker;

import burraco.broker.Message;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Each device is heard one question at a time, and of those that it asks meanwhile the newest one
 * counts: however much one of them says, the others are heard. For several threads.
 */
final class Questions implements AutoCloseable {
    private final BiConsumer<String, Message> hears;
    private final Consumer<String> log;
    private final ExecutorService work = Executors.newVirtualThreadPerTaskExecutor();

    /** Devices that are being heard, and what they have asked meanwhile. */
    private final Map<String, Optional<Message>> waiting = new HashMap<>();

    /**
     * @param log takes lines about faults
     */
    Questions(BiConsumer<String, Message> hears, Consumer<String> log) {
        this.hears = hears;
        this.log = log;
    }

    void ask(String device, Message question) {
        synchronized (waiting) {
            boolean isHeard = waiting.containsKey(device);
            waiting.put(device, isHeard ? Optional.of(question) : Optional.empty());
            if (isHeard) {
                return;
            }
        }
        try {
            work.execute(() -> hear(device, question));
        } catch (RejectedExecutionException closed) {
            // Nobody is heard any more; the device asks again.
        }
    }

    private void hear(String device, Message first) {
        Optional<Message> next = Optional.of(first);
        while (next.isPresent()) {
            one(device, next.get());
            next = next(device);
        }
    }

    /** A fault in one question must not make the hall deaf to the next one. */
    private void one(String device, Message question) {
        try {
            hears.accept(device, question);
        } catch (RuntimeException fault) {
            log.accept("a table over the broker: " + fault);
        }
    }

    private Optional<Message> next(String device) {
        synchronized (waiting) {
            Optional<Message> next = waiting.remove(device);
            if (next.isPresent()) {
                waiting.put(device, Optional.empty());
            }
            return next;
        }
    }

    @Override
    public void close() {
        work.shutdownNow();
    }
}
