package burraco.web.http;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Broadcasts a state to many listeners. Only the newest state counts: a slow listener skips older
 * ones, and nobody waits for it.
 */
public final class EventChannel {
    private static final long KEEP_ALIVE_SECONDS = 10;

    private static final byte[] KEEP_ALIVE = bytes(": alive\n\n");
    private static final byte[] RETRY = bytes("retry: 1000\n\n");

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final AtomicInteger listeners = new AtomicInteger();
    private byte[] newest = {};
    private long number;
    private boolean closed;

    /**
     * @param isNew whether it was published, and not only time that has passed
     */
    private record Said(long number, byte[] event, boolean isNew, boolean isLast) {}

    public int listeners() {
        return listeners.get();
    }

    public boolean isHeard() {
        return listeners.get() > 0;
    }

    /** Publishes a new state. */
    public void publish(String json) {
        byte[] event = event(json);
        lock.lock();
        try {
            newest = event;
            number++;
            came.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private static byte[] event(String json) {
        return bytes("event: state\ndata: " + json + "\n\n");
    }

    /**
     * Sends states to one listener, on its own thread, until it is gone or the channel is closed.
     *
     * @param first supplies the state to begin with; everything published after the call began
     *     follows
     */
    public void speak(EventStream wire, Supplier<String> first) {
        speak(wire, first, () -> KEEP_ALIVE, () -> true);
    }

    /**
     * Sends states as long as the listener may hear them, which is asked before each. What a page
     * hears when nothing has come for ten seconds is the state again: a script is not told of
     * comments, and would take the connection for lost.
     */
    public void speakWhile(BooleanSupplier may, EventStream wire, Supplier<String> state) {
        speakWhile(may, wire, state, state);
    }

    /**
     * The same where a state is long: after ten seconds without news a page hears something short.
     *
     * @param alive what it hears then
     */
    public void speakWhile(
            BooleanSupplier may, EventStream wire, Supplier<String> state, Supplier<String> alive) {
        speak(wire, state, () -> event(alive.get()), may);
    }

    private void speak(
            EventStream wire, Supplier<String> first, Supplier<byte[]> alive, BooleanSupplier may) {
        listeners.incrementAndGet();
        try {
            long seen = now();
            boolean there = wire.write(RETRY) && wire.write(event(first.get()));
            while (there) {
                Said said = next(seen);
                seen = said.number();
                there =
                        !said.isLast()
                                && may.getAsBoolean()
                                && wire.write(said.isNew() ? said.event() : alive.get());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            listeners.decrementAndGet();
        }
    }

    private long now() {
        lock.lock();
        try {
            return number;
        } finally {
            lock.unlock();
        }
    }

    /** The state after that number, or that there is none within ten seconds. */
    private Said next(long seen) throws InterruptedException {
        long left = TimeUnit.SECONDS.toNanos(KEEP_ALIVE_SECONDS);
        lock.lock();
        try {
            while (number == seen && left > 0 && !closed) {
                left = came.awaitNanos(left);
            }
            return new Said(number, newest, number != seen, closed);
        } finally {
            lock.unlock();
        }
    }

    public void close() {
        lock.lock();
        try {
            closed = true;
            came.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
