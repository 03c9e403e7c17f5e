package burraco.tracking.weighing;

import burraco.tracking.weighing.ScaleCounter.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The last changes of a scale. */
final class ScaleSteps {
    private static final int KEPT = 32;

    private final Deque<Step> steps = new ArrayDeque<>();
    private long since;
    private long at;

    /** The number of cards was set at that time; this counts as a change that is over. */
    void beginAnew(long now) {
        since = now;
        at = now;
    }

    void add(Step step) {
        since = step.since();
        at = step.at();
        steps.addLast(step);
        if (steps.size() > KEPT) {
            steps.removeFirst();
        }
    }

    Optional<Step> last() {
        return Optional.ofNullable(steps.peekLast());
    }

    /** The latest at the end. */
    List<Step> list() {
        return List.copyOf(steps);
    }

    /** When the last change began. */
    long since() {
        return since;
    }

    /** When it was over. */
    long at() {
        return at;
    }
}
