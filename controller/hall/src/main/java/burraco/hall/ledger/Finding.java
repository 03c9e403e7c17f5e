package burraco.hall.ledger;

/**
 * Something in the ledger that is not as it was written.
 *
 * @param seq the first row that it is about
 */
public record Finding(Kind kind, long seq) {
    public enum Kind {
        /** This row, or some from it on, are not there. */
        MISSING,
        /** The seal does not fit the row and what is before it. */
        CHANGED
    }
}
