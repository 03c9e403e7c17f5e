package burraco.measure;

/** How an act was recognised. */
public enum Grade {
    EXACT,
    /** Correctly, but long after it was done. */
    LATE,
    WRONG,
    MISSED,
    /** Wrongly or not at all, but the table reported a doubt. */
    UNSURE,
    /** Nothing like it happened. */
    EXTRA,
    /** Nothing like it happened, but the table reported a doubt. */
    UNSURE_EXTRA
}
