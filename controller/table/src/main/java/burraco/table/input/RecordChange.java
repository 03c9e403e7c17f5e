package burraco.table.input;

/**
 * A change of the hand's record, addressed by line numbers. It includes the old line as its author
 * saw it, so that nothing is changed if another line is there by now.
 */
public sealed interface RecordChange {
    /**
     * A line is replaced.
     *
     * @param was the line as the table shows it or as the record has it
     * @param now the new line, in hand-record notation
     */
    record Replace(int line, String was, String now) implements RecordChange {}

    /**
     * A line is inserted.
     *
     * @param line the number it will have; one more than the last to add it at the end
     */
    record Insert(int line, String now) implements RecordChange {}

    /** A line is removed, because it did not happen. */
    record Strike(int line, String was) implements RecordChange {}
}
