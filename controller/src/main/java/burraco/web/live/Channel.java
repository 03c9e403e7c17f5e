package burraco.web.live;

import burraco.web.http.Wire;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * What many listen to, and of which only the newest counts: who is slow misses what is old by the
 * time he can take more, and nobody waits for him.
 */
public final class Channel {
    private static final long ALIVE_SECONDS = 10;

    private static final byte[] ALIVE = bytes(": alive\n\n");
    private static final byte[] AGAIN = bytes("retry: 1000\n\n");

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final AtomicInteger listeners = new AtomicInteger();
    private byte[] newest = {};
    private long number;
    private boolean closed;

    private record Said(long number, byte[] event, boolean isLast) {}

    public int listeners() {
        return listeners.get();
    }

    public boolean isHeard() {
        return listeners.get() > 0;
    }

    /** This is how things stand now. */
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
     * Speaks to him until he is gone or the table stops; on a thread of his.
     *
     * @param first how things stand when he has come: what is published from then on he is told
     */
    public void speak(Wire wire, Supplier<String> first) {
        listeners.incrementAndGet();
        try {
            long seen = now();
            boolean there = wire.write(AGAIN) && wire.write(event(first.get()));
            while (there) {
                Said said = next(seen);
                seen = said.number();
                there = !said.isLast() && wire.write(said.event());
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

    /** What came after that one; a sign of life where nothing did. */
    private Said next(long seen) throws InterruptedException {
        long left = TimeUnit.SECONDS.toNanos(ALIVE_SECONDS);
        lock.lock();
        try {
            while (number == seen && left > 0 && !closed) {
                left = came.awaitNanos(left);
            }
            return new Said(number, number == seen ? ALIVE : newest, closed);
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
