package burraco.tracking.figures;

/** Where a figure comes from. */
public enum Source {
    /** Counted in hands whose truth is known; a limit has a margin above what was counted. */
    MEASURED,

    /** What makes known acts or readings most likely: by {@code ./table fit} or its like. */
    FITTED,

    /** Follows from sizes, weights, devices or the code of play. */
    PHYSICAL,

    /** Judgement. Hands that were tried go well with it, and nothing better is known. */
    GUESSED
}
