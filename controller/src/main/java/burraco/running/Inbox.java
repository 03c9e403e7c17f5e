package burraco.running;

import burraco.hal.Reading;
import burraco.table.input.Input;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What waits for the table. Whoever brings something never waits: while there are too many, what an
 * antenna hears is left out, for it will be heard again; what people want, scales show (once, if
 * nothing changes) and devices say of themselves has room of its own beyond that, and is refused
 * only when that is full too.
 */
final class Inbox {
    /** Some thirty seconds of a busy table. */
    static final int ROOM = 4_096;

    /** More presses and orders than anybody can give while the table is that far behind. */
    static final int MORE_FOR_PEOPLE = 1_024;

    /** An input, and how it comes out. */
    record Letter(Input input, long arrived) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Deque<Letter> waiting = new ArrayDeque<>();
    private long leftOut;
    private boolean closed;

    /** Whether there was room for it. */
    boolean put(Input input, long now) {
        lock.lock();
        try {
            int room = canWait(input) ? ROOM : ROOM + MORE_FOR_PEOPLE;
            if (closed || waiting.size() >= room) {
                leftOut++;
                return false;
            }
            waiting.add(new Letter(input, now));
            came.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    private static boolean canWait(Input input) {
        return input instanceof Input.Read(var reading)
                && (reading instanceof Reading.Inventory || reading instanceof Reading.Unclear);
    }

    /** The next one, if it comes within so many milliseconds. */
    Optional<Letter> take(long millis) throws InterruptedException {
        long left = TimeUnit.MILLISECONDS.toNanos(millis);
        lock.lock();
        try {
            while (waiting.isEmpty() && left > 0 && !closed) {
                left = came.awaitNanos(left);
            }
            return Optional.ofNullable(waiting.poll());
        } finally {
            lock.unlock();
        }
    }

    int size() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /** How many inputs there was no room for. */
    long leftOut() {
        lock.lock();
        try {
            return leftOut;
        } finally {
            lock.unlock();
        }
    }

    /** Nothing comes in any more; what waits can still be taken. */
    void close() {
        lock.lock();
        try {
            closed = true;
            came.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
