package burraco.hal.virtual;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Scheduled events in the order of their times; events of the same time in the order in which they
 * were added.
 */
final class Agenda {
    private record Entry(long at, long number, Runnable what) {}

    private final PriorityQueue<Entry> entries =
            new PriorityQueue<>(
                    Comparator.comparingLong(Entry::at).thenComparingLong(Entry::number));
    private long entered;

    int size() {
        return entries.size();
    }

    void enter(long at, Runnable what) {
        entries.add(new Entry(at, entered++, what));
    }

    /** The time of the next event; {@code Long.MAX_VALUE} if there is none. */
    long next() {
        Entry next = entries.peek();
        return next == null ? Long.MAX_VALUE : next.at;
    }

    void doNext() {
        entries.remove().what.run();
    }
}
