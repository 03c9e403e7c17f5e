package burraco.hall.audience;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts what a table shows into segments. */
final class Cutter {
    /** How much time of the table is in one segment, and how long one waits for more. */
    static final long SPAN_MILLIS = 10_000;

    private static final int MOST_FRAMES = 64;

    private final List<Frame> open = new ArrayList<>();
    private long next;
    private long since;

    /**
     * @param last the number of this table's last segment, 0 if there is none
     */
    Cutter(long last) {
        next = last + 1;
    }

    /** What goes into a file together. */
    record Cut(Segment segment, List<Frame> frames) {}

    /**
     * Adds a frame.
     *
     * @param now of a clock that never goes back
     * @return the segment before it, if that is full
     */
    Optional<Cut> add(Frame frame, long now) {
        Optional<Cut> full = fits(frame) ? Optional.empty() : cut();
        if (open.isEmpty()) {
            since = now;
        }
        open.add(frame);
        return full;
    }

    private boolean fits(Frame frame) {
        if (open.isEmpty()) {
            return true;
        }
        Frame first = open.getFirst();
        return open.size() < MOST_FRAMES
                && frame.source().equals(first.source())
                && frame.round() == first.round()
                && frame.at() >= open.getLast().at()
                && frame.at() - first.at() < SPAN_MILLIS;
    }

    /** The segment that has waited long enough. */
    Optional<Cut> look(long now) {
        return !open.isEmpty() && now - since >= SPAN_MILLIS ? cut() : Optional.empty();
    }

    /** What there is, as a segment. */
    Optional<Cut> cut() {
        if (open.isEmpty()) {
            return Optional.empty();
        }
        Frame first = open.getFirst();
        Frame last = open.getLast();
        Segment segment =
                new Segment(
                        first.table(),
                        next,
                        first.round(),
                        first.hand(),
                        first.wall(),
                        last.ns(),
                        last.ew(),
                        SegmentText.of(next, open));
        Cut cut = new Cut(segment, List.copyOf(open));
        next++;
        open.clear();
        return Optional.of(cut);
    }
}
