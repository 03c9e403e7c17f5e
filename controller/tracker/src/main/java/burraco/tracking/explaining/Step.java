package burraco.tracking.explaining;

import burraco.tracking.course.Entry;

/**
 * An act of an explanation.
 *
 * @param cost how hard it is to believe
 */
public record Step(Entry entry, double cost) {
    /** Whether it is another act, or the same to which the code says something else. */
    boolean differs(Step other) {
        return !entry.act().equals(other.entry.act()) || entry.ruled() != other.entry.ruled();
    }
}
