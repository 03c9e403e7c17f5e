package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;

/** What a scale showed at rest during the last seconds. */
final class RecentRests {
    private static final int MOST = 48;
    private final Deque<Rest> rests = new ArrayDeque<>();

    record Rest(long at, double grams) {}

    void add(long at, double grams) {
        if (!rests.isEmpty() && at - rests.getLast().at() < ScaleFigures.RESTS_APART_MILLIS) {
            return;
        }
        if (rests.size() == MOST) {
            rests.removeFirst();
        }
        rests.addLast(new Rest(at, grams));
    }

    /**
     * Of the rests shortly before the moment, the one whose weight is nearest to this: when exactly
     * the next card left is not known.
     */
    Optional<Rest> nearest(double grams, long moment) {
        return rests.stream()
                .filter(rest ->
                        rest.at() < moment
                                && rest.at() > moment - ScaleFigures.RESTED_LATELY_MILLIS)
                .min(Comparator.comparingDouble(rest -> Math.abs(rest.grams() - grams)));
    }

    void clear() {
        rests.clear();
    }
}
