package burraco.tracking.explaining;

import burraco.tracking.course.TrackedAct;

/**
 * One act of an explanation.
 *
 * @param cost its price
 */
public record ExplainedAct(TrackedAct entry, double cost) {
    /** Whether it is another act, or the same act with a different ruling. */
    boolean differs(ExplainedAct other) {
        return !entry.act().equals(other.entry.act()) || entry.ruled() != other.entry.ruled();
    }
}
