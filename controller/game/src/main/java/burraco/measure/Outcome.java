package burraco.measure;

/** How an act was understood. */
public enum Outcome {
    EXACT,
    /** As it was, but when there was no doubt left it was long done. */
    LATE,
    WRONG,
    MISSED,
    /** Not as it was, or not at all, and that was said. */
    UNSURE,
    /** Nothing of that kind happened. */
    EXTRA,
    /** Nothing of that kind happened, and that this might be so was said. */
    UNSURE_EXTRA
}
