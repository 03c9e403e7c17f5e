package burraco.web.audience;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The most recent frames of a table, as far back as the longest delay. */
final class FrameHistory {
    private final long reachNanos;
    private final Deque<FeedFrame> frames = new ArrayDeque<>();

    /**
     * @param reachNanos length of the history in nanoseconds
     */
    FrameHistory(long reachNanos) {
        this.reachNanos = reachNanos;
    }

    synchronized void add(FeedFrame frame) {
        frames.addLast(frame);
        // Keeps one frame older than the reachNanos, because it still shows the state at its far
        // end.
        FeedFrame first = frames.removeFirst();
        while (!frames.isEmpty() && frame.nanos() - frames.getFirst().nanos() >= reachNanos) {
            first = frames.removeFirst();
        }
        frames.addFirst(first);
    }

    /** The last frame at or before that time; empty if the history does not reach back so far. */
    synchronized Optional<FeedFrame> at(long nanos) {
        FeedFrame last = null;
        for (FeedFrame frame : frames) {
            if (frame.nanos() - nanos > 0) {
                break;
            }
            last = frame;
        }
        return Optional.ofNullable(last);
    }

    synchronized int size() {
        return frames.size();
    }
}
