package burraco.tracking.weighing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/** What a scale showed at rest in the last seconds. */
final class Rests {
    private static final int MOST = 16;
    private static final long APART = 400;

    private final Deque<Rest> rests = new ArrayDeque<>();

    record Rest(long at, double grams) {}

    void add(long at, double grams) {
        if (!rests.isEmpty() && at - rests.getLast().at() < APART) {
            return;
        }
        if (rests.size() == MOST) {
            rests.removeFirst();
        }
        rests.addLast(new Rest(at, grams));
    }

    /** The last one before then. */
    Optional<Rest> before(long moment) {
        for (Iterator<Rest> back = rests.descendingIterator(); back.hasNext(); ) {
            Rest rest = back.next();
            if (rest.at() < moment) {
                return Optional.of(rest);
            }
        }
        return Optional.empty();
    }

    void clear() {
        rests.clear();
    }
}
