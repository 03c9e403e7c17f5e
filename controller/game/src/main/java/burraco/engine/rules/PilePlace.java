package burraco.engine.rules;

/** What a code says about where a discard is put down (FITAB art. 6; FIBUR says nothing). */
public enum PilePlace {
    NOTHING_SAID,
    /**
     * Before 8 April 2026: the next turn is limited only if somebody was misled, which a person
     * must report.
     */
    IF_MISLED,
    /**
     * From 8 April 2026: a warning for the first card of a pile, a limited turn for a later one.
     */
    STRICT
}
