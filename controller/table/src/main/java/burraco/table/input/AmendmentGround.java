package burraco.table.input;

/** Why a score that both lines have confirmed may be changed (art. 19). */
public enum AmendmentGround {
    /** It was added up wrongly. */
    SUM,
    /** The lines' scores were swapped; the table has to agree. */
    SWAPPED,
    /** It was copied wrongly. */
    COPIED
}
