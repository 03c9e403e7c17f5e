package burraco.running;

import burraco.hal.Reading;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

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

    /** What somebody brings. */
    sealed interface Letter {
        long arrived();

        /**
         * @param answer is told what came of it, once that is written down
         * @param failed is told of a fault of the program instead
         */
        record Brought(
                Input input,
                Consumer<List<Effect>> answer,
                Consumer<Throwable> failed,
                long arrived)
                implements Letter {}

        /**
         * Somebody has a question to the table, or what hangs on one.
         *
         * @param failed is told of a fault of the program, so that he does not wait in vain
         */
        record Asked(Consumer<Table> question, Consumer<Throwable> failed, long arrived)
                implements Letter {}
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Deque<Letter> waiting = new ArrayDeque<>();
    private long leftOut;
    private boolean closed;

    /** Whether there was room for it. */
    boolean put(Input input, long now) {
        return put(new Letter.Brought(input, _ -> {}, _ -> {}, now));
    }

    boolean put(Letter letter) {
        lock.lock();
        try {
            int room = canWait(letter) ? ROOM : ROOM + MORE_FOR_PEOPLE;
            if (closed || waiting.size() >= room) {
                leftOut++;
                return false;
            }
            waiting.add(letter);
            came.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    private static boolean canWait(Letter letter) {
        return letter instanceof Letter.Brought(Input.Read(var reading), _, _, _)
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
