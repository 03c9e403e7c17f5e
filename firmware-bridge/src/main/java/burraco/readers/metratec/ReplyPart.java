package burraco.readers.metratec;

/** A part of the received text. */
sealed interface ReplyPart {
    /**
     * A line of words.
     *
     * @param text without its check value
     * @param checked whether it had a correct check value
     */
    record Said(String text, boolean checked) implements ReplyPart {}

    /** It is not a line of text, or it is too long. */
    record Garbled() implements ReplyPart {}

    /** The end of a reply, if the reader was told to mark it. */
    record End() implements ReplyPart {}
}
