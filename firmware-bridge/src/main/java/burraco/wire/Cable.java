package burraco.wire;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Keeps a port open for a {@link Talk}: one thread reads, one writes, and when the port is lost the
 * first one closes it, waits a while and opens it again. The talk is only ever called under one
 * lock, which nobody holds while he waits for the port.
 */
public final class Cable implements AutoCloseable {
    private static final long FIRST_BACK_OFF_MILLIS = 50;
    private static final long LONGEST_BACK_OFF_MILLIS = 1_000;
    private static final long LONGEST_END_MILLIS = 1_000;
    private static final int ROOM = 4_096;

    private final Port.Opener opener;
    private final Talk talk;
    private final LongSupplier micros;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Outbox outbox = new Outbox();
    private final Thread reader;
    private final Thread writer;
    private Optional<Port> port = Optional.empty();
    private boolean nudged;
    private boolean closed;

    /**
     * @param micros a clock in microseconds that never goes back
     */
    public Cable(Port.Opener opener, Talk talk, LongSupplier micros) {
        this.opener = opener;
        this.talk = talk;
        this.micros = micros;
        String name = "cable " + opener.name();
        reader = Thread.ofPlatform().name(name + " reads").daemon().unstarted(this::read);
        writer = Thread.ofPlatform().name(name + " writes").daemon().unstarted(this::write);
    }

    public void open() {
        reader.start();
        writer.start();
    }

    /** The talk has something new to say. Any thread. */
    public void nudge() {
        with(() -> {});
    }

    /** Does something with the talk, alone; then asks it what it wants to say. */
    public void with(Runnable what) {
        lock.lock();
        try {
            what.run();
            nudged = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    // The thread that reads

    private void read() {
        byte[] bytes = new byte[ROOM];
        long backOff = FIRST_BACK_OFF_MILLIS;
        while (!isClosed()) {
            try (Port opened = opener.open()) {
                begin(opened);
                while (!isClosed()) {
                    int length = opened.read(bytes);
                    if (length > 0) {
                        backOff = FIRST_BACK_OFF_MILLIS;
                        with(() -> talk.received(bytes, length, micros.getAsLong()));
                    }
                }
            } catch (PortLost why) {
                end(why);
            }
            pause(backOff);
            backOff = Math.min(2 * backOff, LONGEST_BACK_OFF_MILLIS);
        }
    }

    private void begin(Port opened) {
        with(() -> {
            if (closed) {
                opened.close();
                return;
            }
            port = Optional.of(opened);
            talk.opened(micros.getAsLong());
        });
    }

    private void end(PortLost why) {
        with(() -> {
            port = Optional.empty();
            if (!closed) {
                talk.lost(outbox.takeWhy().orElse(why), micros.getAsLong());
            }
        });
    }

    private void pause(long millis) {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (left > 0 && !closed) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    // The thread that writes

    private void write() {
        try {
            while (true) {
                Optional<Port> to = next();
                if (to.isEmpty()) {
                    return;
                }
                try {
                    to.get().write(outbox.bytes, outbox.length);
                } catch (PortLost seenByTheReaderToo) {
                    to.get().close();
                }
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until there is something to send, and where to; nothing when all is over. */
    private Optional<Port> next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!closed) {
                nudged = false;
                outbox.length = 0;
                long now = micros.getAsLong();
                long due = talk.poll(now, outbox);
                if (outbox.why.isPresent()) {
                    port.ifPresent(Port::close);
                }
                if (outbox.length > 0 && port.isPresent()) {
                    return port;
                }
                long wait = due == Talk.NEVER ? Long.MAX_VALUE : (due - now) * 1_000;
                if (!nudged && wait > 0) {
                    changed.awaitNanos(wait);
                }
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    private boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /** Not from the talk: whoever ends its threads waits for them. */
    @Override
    public void close() {
        with(() -> {
            closed = true;
            port.ifPresent(Port::close);
        });
        try {
            reader.join(LONGEST_END_MILLIS);
            writer.join(LONGEST_END_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the talk wants to send; written by its caller, read by the thread that writes. */
    private static final class Outbox implements Talk.Outgoing {
        private byte[] bytes = new byte[ROOM];
        private int length;
        private Optional<PortLost> why = Optional.empty();

        @Override
        public void send(byte[] more, int count) {
            if (length + count > bytes.length) {
                bytes = java.util.Arrays.copyOf(bytes, 2 * (length + count));
            }
            System.arraycopy(more, 0, bytes, length, count);
            length += count;
        }

        @Override
        public void reopen(String reason) {
            why = Optional.of(new PortLost(PortLost.Why.GONE, reason));
        }

        Optional<PortLost> takeWhy() {
            Optional<PortLost> taken = why;
            why = Optional.empty();
            return taken;
        }
    }
}
