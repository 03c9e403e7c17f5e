package burraco.tracking.weighing;

import burraco.tracking.figures.Scale;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;

/** What a scale showed at rest in the last seconds. */
final class Rests {
    private static final int MOST = 48;
    private final Deque<Rest> rests = new ArrayDeque<>();

    record Rest(long at, double grams) {}

    void add(long at, double grams) {
        if (!rests.isEmpty() && at - rests.getLast().at() < Scale.RESTS_APART) {
            return;
        }
        if (rests.size() == MOST) {
            rests.removeFirst();
        }
        rests.addLast(new Rest(at, grams));
    }

    /**
     * The one of the last before then that is nearest to what it should have shown: when the next
     * card left is not known to the moment.
     */
    Optional<Rest> nearest(double grams, long moment) {
        return rests.stream()
                .filter(rest -> rest.at() < moment && rest.at() > moment - Scale.RESTED_LATELY)
                .min(Comparator.comparingDouble(rest -> Math.abs(rest.grams() - grams)));
    }

    void clear() {
        rests.clear();
    }
}
