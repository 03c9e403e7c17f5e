package burraco.table.input;

/** Why a score that both lines have confirmed may still be changed (art. 19). */
public enum Ground {
    /** It was added up wrongly. */
    SUM,
    /** The lines were taken one for the other; the table has to agree on it. */
    SWAPPED,
    /** It was copied wrongly. */
    COPIED
}
