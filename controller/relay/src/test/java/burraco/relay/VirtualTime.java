package burraco.relay;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Things that happen one after the other, without waiting. */
final class VirtualTime {
    private record Event(long at, long turn, Runnable what) {}

    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::turn));
    private long now;
    private long turns;

    long now() {
        return now;
    }

    void in(long millis, Runnable what) {
        events.add(new Event(now + millis, turns++, what));
    }

    void runUntil(long end) {
        while (!events.isEmpty() && events.peek().at() <= end) {
            Event next = events.poll();
            now = next.at();
            next.what().run();
        }
        now = end;
    }
}
