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
 * The queue of inputs for the table. Adding to it never blocks. When it is full, inventories are
 * left out, since antennas repeat them. Orders, weights (which a scale reports once) and faults of
 * devices have more room of their own, and are refused only when that is full too.
 */
final class Inbox {
    /** About thirty seconds of a busy table. */
    static final int MAX_WAITING = 4_096;

    /**
     * Additional room for presses, orders, weights and faults: more than people can give in that
     * time.
     */
    static final int MAX_WAITING_ORDERS = 1_024;

    /** An element of the queue. */
    sealed interface Letter {
        long arrived();

        /**
         * @param answer is told the effects, once they are written down
         * @param failed is told instead if the program failed
         */
        record Brought(
                Input input,
                Consumer<List<Effect>> answer,
                Consumer<Throwable> failed,
                long arrived)
                implements Letter {}

        /**
         * A question to the table, or an order that depends on one.
         *
         * @param failed is told if the program failed, so that nobody waits in vain
         */
        record Asked(Consumer<Table> question, Consumer<Throwable> failed, long arrived)
                implements Letter {}
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Deque<Letter> waiting = new ArrayDeque<>();
    private long leftOut;
    private boolean closed;

    /** Adds an input; false if there was no room for it. */
    boolean put(Input input, long now) {
        return put(new Letter.Brought(input, _ -> {}, _ -> {}, now));
    }

    boolean put(Letter letter) {
        lock.lock();
        try {
            int room = canWait(letter) ? MAX_WAITING : MAX_WAITING + MAX_WAITING_ORDERS;
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

    /** Takes the next element, if one comes within that time. */
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

    /** The number of inputs for which there was no room. */
    long leftOut() {
        lock.lock();
        try {
            return leftOut;
        } finally {
            lock.unlock();
        }
    }

    /** Refuses new inputs; those that wait can still be taken. */
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
