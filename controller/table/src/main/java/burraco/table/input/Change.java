package burraco.table.input;

/**
 * A change of the hand's record, by the numbers its lines have now. Who changes a line says what he
 * saw there: if it is another one meanwhile, nothing is changed.
 */
public sealed interface Change {
    /**
     * It was not this, but that.
     *
     * @param was the line as the table shows it or as the record has it
     * @param now the line in the notation of the hand record
     */
    record Replace(int line, String was, String now) implements Change {}

    /**
     * This happened too.
     *
     * @param line the number that it shall have; one more than the last to put it behind them all
     */
    record Insert(int line, String now) implements Change {}

    /** This did not happen. */
    record Strike(int line, String was) implements Change {}
}
