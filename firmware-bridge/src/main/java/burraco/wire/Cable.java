package burraco.wire;

import burraco.wire.PortLost.Why;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Keeps a port open for a {@link Talk}. One thread reads and one writes; when the port is lost, the
 * reading thread closes it, waits a while and opens it again. The talk is called only under a lock,
 * which is never held while waiting for the port. If a talk throws, its port is treated as lost,
 * and the threads go on.
 */
public final class Cable implements TalkLine {
    private static final long FIRST_BACK_OFF_MILLIS = 50;
    private static final long LONGEST_BACK_OFF_MILLIS = 1_000;
    private static final long LONGEST_END_MILLIS = 1_000;
    private static final long LONGEST_WAIT_MICROS = 1_000_000;
    private static final int ROOM_BYTES = 4_096;

    private final Port.Opener opener;
    private final Talk talk;
    private final LongSupplier micros;
    // Fair, so that a talk that is always busy does not starve other threads.
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Condition changed = lock.newCondition();
    private final Outbox outbox = new Outbox();
    private final Thread reader;
    private final Thread writer;
    private volatile Optional<Port> port = Optional.empty();
    private Optional<PortLost> givenUp = Optional.empty();
    private boolean nudged;
    private boolean heard; // the reader's own
    private volatile boolean closed;

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

    /** Once. */
    @Override
    public void open() {
        reader.start();
        writer.start();
    }

    /** Wakes the writing thread, because the talk has something to send. Any thread. */
    public void nudge() {
        with(() -> {});
    }

    /** Runs something under the lock, and then polls the talk. Any thread. */
    @Override
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

    private void tell(Runnable what) {
        with(() -> {
            if (!closed) {
                what.run();
            }
        });
    }

    // The thread that reads

    private void read() {
        byte[] bytes = new byte[ROOM_BYTES];
        long backOff = FIRST_BACK_OFF_MILLIS;
        while (!closed) {
            heard = false;
            end(readUntilLost(bytes));
            if (heard) {
                backOff = FIRST_BACK_OFF_MILLIS;
            }
            pause(backOff);
            backOff = Math.min(2 * backOff, LONGEST_BACK_OFF_MILLIS);
        }
    }

    private PortLost readUntilLost(byte[] bytes) {
        try (Port opened = opener.open()) {
            tell(() -> {
                talk.opened(micros.getAsLong());
                // Set only now: from here on data is sent to this port.
                port = Optional.of(opened);
            });
            while (!closed) {
                int length = opened.read(bytes);
                if (length > 0) {
                    tell(() -> talk.received(bytes, length, micros.getAsLong()));
                    heard = true;
                }
            }
            return new PortLost(Why.CLOSED, opener.name() + " was closed");
        } catch (PortLost why) {
            return why;
        } catch (RuntimeException | Error mistake) {
            return lostBy(mistake);
        }
    }

    private void end(PortLost seen) {
        try {
            tell(() -> {
                PortLost why = givenUp.orElse(seen);
                port = Optional.empty();
                givenUp = Optional.empty();
                talk.lost(why, micros.getAsLong());
            });
        } catch (RuntimeException | Error mistake) {
            report(mistake);
        }
    }

    private void pause(long millis) {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (left > 0 && !closed) {
                left = await(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits; only closing ends these threads, interrupting does not. */
    private long await(long nanos) {
        try {
            return changed.awaitNanos(nanos);
        } catch (InterruptedException ignored) {
            return nanos;
        }
    }

    private static PortLost lostBy(Throwable mistake) {
        PortLost lost = new PortLost(Why.GONE, "A mistake of this program: " + mistake);
        lost.initCause(mistake);
        return lost;
    }

    /** Nobody else hears of it. */
    private static void report(Throwable mistake) {
        Thread here = Thread.currentThread();
        here.getUncaughtExceptionHandler().uncaughtException(here, mistake);
    }

    // The thread that writes

    private void write() {
        while (!closed) {
            Optional<Port> to = next();
            if (to.isPresent()) {
                writeTo(to.get());
            }
        }
    }

    private void writeTo(Port to) {
        try {
            if (outbox.reopen().isPresent()) {
                giveUp(to, new PortLost(Why.GONE, outbox.reopen().get()));
            } else {
                outbox.writeTo(to);
            }
        } catch (PortLost why) {
            giveUp(to, why);
        } catch (RuntimeException | Error mistake) {
            giveUp(to, lostBy(mistake));
        }
    }

    /** Gives up a port; the reading thread sees that it is closed, and reports it. */
    private void giveUp(Port lost, PortLost why) {
        lock.lock();
        try {
            if (port.isPresent() && port.get() == lost) {
                port = Optional.empty();
                givenUp = Optional.of(why);
            }
        } finally {
            lock.unlock();
        }
        lost.close();
    }

    /** Polls the talk; if there is nothing to send, waits until the next poll is due. */
    private Optional<Port> next() {
        lock.lock();
        try {
            if (closed) {
                return Optional.empty();
            }
            nudged = false;
            outbox.clear();
            long now = micros.getAsLong();
            long due = poll(now);
            boolean isSomething = !outbox.isEmpty() || outbox.reopen().isPresent();
            if (isSomething && port.isPresent()) {
                return port;
            }
            if (!closed) {
                await(TimeUnit.MICROSECONDS.toNanos(micros(now, due)));
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    private long poll(long now) {
        try {
            return talk.poll(now, outbox);
        } catch (RuntimeException | Error mistake) {
            outbox.clear();
            if (port.isPresent()) {
                outbox.reopen(lostBy(mistake).getMessage());
            } else {
                report(mistake);
            }
            return Talk.NEVER;
        }
    }

    /** How long to wait. There is a minimum, so that a talk that is always due does not spin. */
    private long micros(long now, long due) {
        if (nudged || due <= now) {
            return port.isPresent() ? 1_000 : TimeUnit.MILLISECONDS.toMicros(FIRST_BACK_OFF_MILLIS);
        }
        long wait = due - now;
        return wait < 0 ? LONGEST_WAIT_MICROS : Math.min(wait, LONGEST_WAIT_MICROS);
    }

    @Override
    public void closeAfter(CountDownLatch saidAll, long longestMillis) {
        try {
            saidAll.await(longestMillis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        close();
    }

    /**
     * Ends within a few seconds, whatever hangs. It may be called from any thread, including that
     * of the talk; a second call has no effect. Afterwards the talk is not called any more.
     */
    @Override
    public void close() {
        closed = true;
        port.ifPresent(Port::close);
        boolean fromTalk = lock.isHeldByCurrentThread();
        // An interrupted caller also waits for the current call of the talk.
        boolean hurried = Thread.interrupted();
        try {
            if (lock.tryLock(LONGEST_END_MILLIS, TimeUnit.MILLISECONDS)) {
                changed.signalAll();
                lock.unlock();
            }
            if (!fromTalk) {
                reader.join(LONGEST_END_MILLIS);
                writer.join(LONGEST_END_MILLIS);
            }
        } catch (InterruptedException hurry) {
            hurried = true;
        }
        if (hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
