package burraco.readers.metratec;

/** A line that a reader said, as it came. */
sealed interface Line {
    /**
     * Words.
     *
     * @param text without what checks it
     * @param checked whether a right check value stood behind them
     */
    record Said(String text, boolean checked) implements Line {}

    /** It is no line of letters, or it is far too long. */
    record Garbled() implements Line {}

    /** The reply is over, where the reader was told to say so. */
    record End() implements Line {}
}
