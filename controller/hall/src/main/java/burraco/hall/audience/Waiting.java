package burraco.hall.audience;

import burraco.hall.ledger.Source;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Up to which number each journal has told, and since when. What comes has happened before, so that
 * it is at least as old as it has been here. Nothing of this is kept over a restart: then
 * everything counts as if it had come at that moment. For several threads.
 */
final class Waiting {
    private record Come(Source source, long upTo, long when) {}

    private final Deque<Come> come = new ArrayDeque<>();
    private final long delay;

    /**
     * @param delay in the unit of the times
     */
    Waiting(long delay) {
        this.delay = delay;
    }

    /**
     * @param now of a clock that never goes back
     */
    synchronized void came(Source source, long upTo, long now) {
        come.addLast(new Come(source, upTo, now));
    }

    /** What has waited long enough, in the order in which it came; it is given once. */
    synchronized SequencedMap<Source, Long> due(long now) {
        SequencedMap<Source, Long> due = new LinkedHashMap<>();
        while (!come.isEmpty() && now - come.getFirst().when() >= delay) {
            Come one = come.removeFirst();
            due.merge(one.source(), one.upTo(), Math::max);
        }
        return due;
    }
}
