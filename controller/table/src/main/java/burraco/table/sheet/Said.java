package burraco.table.sheet;

import burraco.engine.act.Act;
import burraco.tracking.course.Entry;

/**
 * An act as it was told to the table.
 *
 * @param late whether it was understood only after others that followed it
 * @param since when the first reading that shows it came, or it was said
 * @param complete when it was at its end
 * @param decided when the table was sure
 * @param sure how sure it was, from 0 to 1
 */
public record Said(
        Act act, boolean late, Teller by, long since, long complete, long decided, double sure) {
    public static Said at(long time, Teller by, Act act) {
        return new Said(act, false, by, time, time, time, 1);
    }

    public static Said of(Entry entry, Teller by) {
        return new Said(
                entry.act(),
                entry.late(),
                by,
                entry.since(),
                entry.complete(),
                entry.decided(),
                entry.sure());
    }

    /** Something else was done, at the same time. */
    Said instead(Act other, boolean isLate) {
        return new Said(other, isLate, Teller.PEOPLE, since, complete, decided, 1);
    }
}
