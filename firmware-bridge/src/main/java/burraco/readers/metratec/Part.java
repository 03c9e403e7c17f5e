package burraco.readers.metratec;

/** A part of what a reader says, as it came. */
sealed interface Part {
    /**
     * A line of words.
     *
     * @param text without what checks it
     * @param checked whether a right check value stood behind them
     */
    record Said(String text, boolean checked) implements Part {}

    /** It is no line of letters, or it is far too long. */
    record Garbled() implements Part {}

    /** The reply is over, where the reader was told to say so. */
    record End() implements Part {}
}
