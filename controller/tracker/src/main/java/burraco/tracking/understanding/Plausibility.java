package burraco.tracking.understanding;

import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.figures.DoubtFigures;
import burraco.tracking.figures.HumanTimes;

/** How well an explanation can be believed. */
final class Plausibility {
    private static final long STILL_LAYING_MILLIS = HumanTimes.STILL_LAYING_MILLIS;
    private static final double GUESSED = DoubtFigures.A_GUESS;

    private Plausibility() {}

    /**
     * Whether the explanation is easy to believe, or its last act is about to become another one.
     */
    static boolean isEasy(Explanation plain, long now) {
        if (plain.cost() - plain.remains() < Readiness.EASY) {
            return true;
        }
        if (plain.steps().isEmpty()) {
            return false;
        }
        TrackedAct last = plain.steps().getLast().entry();
        return last.slot().isPresent()
                && now - last.complete() < STILL_LAYING_MILLIS
                && plain.cost() - plain.remains() - plain.steps().getLast().cost() < Readiness.EASY;
    }

    /** A lost hand is not guessed at; what is hard to believe is left to the recovery. */
    static boolean isLikely(Explanation explanation) {
        return explanation.cost() - explanation.remains() <= GUESSED;
    }
}
