package burraco.web.audience;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The last while of a table, frame by frame: as far back as the longest delay reaches. */
final class Reel {
    private final long reach;
    private final Deque<Frame> frames = new ArrayDeque<>();

    /**
     * @param reach nanoseconds
     */
    Reel(long reach) {
        this.reach = reach;
    }

    synchronized void add(Frame frame) {
        frames.addLast(frame);
        // What was there at the far end of its reach is still to be seen: one older one stays.
        Frame first = frames.removeFirst();
        while (!frames.isEmpty() && frame.nanos() - frames.getFirst().nanos() >= reach) {
            first = frames.removeFirst();
        }
        frames.addFirst(first);
    }

    /** What there was to be seen then; empty where nothing is known of so long ago. */
    synchronized Optional<Frame> at(long nanos) {
        Frame last = null;
        for (Frame frame : frames) {
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
