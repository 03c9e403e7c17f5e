package burraco.table.sheet;

import burraco.engine.act.Act;
import burraco.tracking.course.TrackedAct;

/**
 * An act as it was reported to the table.
 *
 * @param late whether it was noticed only after acts that followed it
 * @param since when the first reading that shows it came, or when it was said
 * @param complete when it was completed
 * @param decided when the table was sure of it
 * @param sure the probability that it is right
 */
public record ToldAct(
        Act act, boolean late, ActOrigin by, long since, long complete, long decided, double sure) {
    public static ToldAct at(long time, ActOrigin by, Act act) {
        return new ToldAct(act, false, by, time, time, time, 1);
    }

    public static ToldAct of(TrackedAct entry, ActOrigin by) {
        return new ToldAct(
                entry.act(),
                entry.late(),
                by,
                entry.since(),
                entry.complete(),
                entry.decided(),
                entry.sure());
    }

    /** The same act corrected by a person, at the same time. */
    ToldAct instead(Act other, boolean isLate) {
        return new ToldAct(other, isLate, ActOrigin.PEOPLE, since, complete, decided, 1);
    }
}
