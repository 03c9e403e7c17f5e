package burraco.web.live;

import burraco.web.http.Wire;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * What many listen to, and of which only the newest counts: who is slow misses what is old by the
 * time he can take more, and nobody waits for him.
 */
public final class Channel {
    private static final long ALIVE_SECONDS = 10;

    /** Who has not taken anything for so long is gone, whatever his machine says. */
    private static final long LONGEST_WRITE_NANOS = 20_000_000_000L;

    private static final byte[] ALIVE = bytes(": alive\n\n");
    private static final byte[] AGAIN = bytes("retry: 1000\n\n");

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private final LongSupplier nanos;
    private byte[] newest = {};
    private long number;
    private boolean closed;

    /** Somebody who listens. */
    private static final class Listener {
        private final Wire wire;
        private volatile long writesSince = Long.MAX_VALUE;

        private Listener(Wire wire) {
            this.wire = wire;
        }
    }

    private record Said(long number, byte[] event, boolean isLast) {}

    public Channel(LongSupplier nanos) {
        this.nanos = nanos;
    }

    public int listeners() {
        return listeners.size();
    }

    public boolean isHeard() {
        return !listeners.isEmpty();
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

    /** Speaks to him until he is gone or the table stops; on a thread of his. */
    public void speak(Wire wire, String first) {
        Listener listener = new Listener(wire);
        long seen = now();
        listeners.add(listener);
        try {
            boolean there = write(listener, AGAIN) && write(listener, event(first));
            while (there) {
                Said said = next(seen);
                seen = said.number();
                there = !said.isLast() && write(listener, said.event());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            listeners.remove(listener);
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

    private boolean write(Listener listener, byte[] bytes) {
        listener.writesSince = nanos.getAsLong();
        boolean there = listener.wire.write(bytes);
        listener.writesSince = Long.MAX_VALUE;
        return there;
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

    /** Lets those go who take nothing any more. */
    public void sweep() {
        long now = nanos.getAsLong();
        for (Listener listener : listeners) {
            long since = listener.writesSince;
            if (since != Long.MAX_VALUE && now - since > LONGEST_WRITE_NANOS) {
                listener.wire.close();
            }
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
