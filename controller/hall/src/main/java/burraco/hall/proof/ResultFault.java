package burraco.hall.proof;

import java.util.List;

/**
 * Something that does not fit between a result and what its table has told.
 *
 * @param round 0 where the row does not say it
 * @param details what it is about: numbers of entries, points
 */
public record ResultFault(Kind kind, int round, int table, List<Object> details) {
    /** The kinds of faults; the commands have a sentence for each. */
    public enum Kind {
        /** The row with the proof cannot be understood. */
        UNREADABLE,
        /** The tournament has a result in the name of the table, and there is no proof of it. */
        WITHOUT_PROOF,
        /** There is proof of a result that the tournament never had. */
        WITHOUT_RESULT,
        /** No such device was enrolled then. */
        UNKNOWN_DEVICE,
        /** The device has not signed this. */
        NOT_SIGNED,
        /** The table has not told the entry, or it told another one. */
        NOT_TOLD,
        /** The table has not told so much of its record yet; nothing speaks against it. */
        NOT_IN_RECORD,
        /** The record had come further than it is here. */
        RECORD_CUT,
        /** An entry of the record does not continue the one before. */
        RECORD_BROKEN,
        /** The record of a hand is not the one of which the journal has the digest. */
        HAND_CHANGED,
        /** The match is of another round or tournament. */
        OTHER_MATCH,
        /** The points are not those of the journal's hands. */
        OTHER_POINTS
    }

    /** Whether something is wrong; otherwise it only cannot be checked yet. */
    public boolean isWrong() {
        return kind != Kind.NOT_IN_RECORD;
    }

    static ResultFault of(Kind kind, SignedResult result, Object... details) {
        return new ResultFault(kind, result.round(), result.table(), List.of(details));
    }
}
