package burraco.measure;

/** How an act was understood. */
public enum Grade {
    EXACT,
    /** Rightly, but long after it was done. */
    LATE,
    WRONG,
    MISSED,
    /** Wrongly or not at all, but the table told its doubt. */
    UNSURE,
    /** Nothing of that kind happened. */
    EXTRA,
    /** Nothing of that kind happened, but the table told its doubt. */
    UNSURE_EXTRA
}
