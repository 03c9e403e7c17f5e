package burraco.wire;

import burraco.wire.PortLost.Why;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Keeps a port open for a {@link Talk}: one thread reads, one writes, and when the port is lost the
 * first one closes it, waits a while and opens it again. The talk is only ever called under one
 * lock, which nobody holds while he waits for the port. A talk that throws loses its port as if the
 * other end had gone; the threads live on.
 */
public final class Cable implements Line {
    private static final long FIRST_BACK_OFF_MILLIS = 50;
    private static final long LONGEST_BACK_OFF_MILLIS = 1_000;
    private static final long LONGEST_END_MILLIS = 1_000;
    private static final long LONGEST_WAIT_MICROS = 1_000_000;
    private static final int ROOM = 4_096;

    private final Port.Opener opener;
    private final Talk talk;
    private final LongSupplier micros;
    // Fair, so that a talk which always has something to say keeps nobody out.
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

    /** The talk has something new to say. Any thread. */
    public void nudge() {
        with(() -> {});
    }

    /** Does something with the talk, alone; then asks it what it wants to say. Any thread. */
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
        byte[] bytes = new byte[ROOM];
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
                // Not before: what is said now is said to this port.
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

    /** Only closing ends these threads: interrupting them does not. */
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

    /** Nothing more is sent there; the thread that reads sees that it is closed, and tells. */
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

    /** Asks the talk; where there is nothing for a port, waits until it is to be asked again. */
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

    /** How long to wait; a talk that is always due, or that nudges itself, may not spin. */
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
     * Ends it within a few seconds, whatever hangs. Any thread, the talk's own too; a second call
     * does nothing. Afterwards the talk hears nothing any more.
     */
    @Override
    public void close() {
        closed = true;
        port.ifPresent(Port::close);
        boolean fromTalk = lock.isHeldByCurrentThread();
        // Who is in a hurry waits too for what is being told at this moment.
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
