package burraco.tracking.course;

/** A change of the acts on record of one hand. */
public sealed interface CourseChange {
    /**
     * An act was put on record behind the others.
     *
     * @param line its line in the hand record
     */
    record Added(int line, TrackedAct act) implements CourseChange {}

    /**
     * The last act was removed from the record; its line is free again.
     *
     * @param line its line in the hand record
     * @param decided when the tracker decided it
     */
    record Withdrawn(int line, TrackedAct act, WithdrawalReason why, long decided)
            implements CourseChange {}
}
