package burraco.hal.virtual;

import java.util.Comparator;
import java.util.PriorityQueue;

/** What happens when; of things at the same time, what was entered first. */
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

    /** When the next thing happens; the end of time where nothing does. */
    long next() {
        Entry next = entries.peek();
        return next == null ? Long.MAX_VALUE : next.at;
    }

    void doNext() {
        entries.remove().what.run();
    }
}
