package burraco.tracking.figures;

/** Where the value of a figure comes from. */
public enum FigureSource {
    /** Counted in hands whose truth is known; a limit includes a margin above the largest count. */
    MEASURED,

    /**
     * The value that makes known acts or readings most likely, found by {@code ./table fit} or a
     * similar program.
     */
    FITTED,

    /** Follows from sizes, weights, devices or the rules of the game. */
    PHYSICAL,

    /** Judgement: it works for the hands that were tried, and nothing better is known. */
    GUESSED
}
