package burraco.readers.metratec;

/** A part of the received text. */
sealed interface ReplyPart {
    /**
     * A line of words.
     *
     * @param text without its checksum
     * @param checked whether it had a correct checksum
     */
    record Said(String text, boolean checked) implements ReplyPart {}

    /** Bytes that are no line of text, or a line that is too long. */
    record Garbled() implements ReplyPart {}

    /** The end of a reply, if the reader was told to mark it. */
    record End() implements ReplyPart {}
}
