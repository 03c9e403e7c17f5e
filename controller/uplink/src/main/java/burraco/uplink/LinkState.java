package burraco.uplink;

/** How a table stands with its hall. */
public enum LinkState {
    /** Nothing was heard yet. */
    NOT_YET,
    LINKED,
    /** The hall does not answer. The table plays on. */
    CUT_OFF,
    /** The hall waits for somebody to accept the table's journal. */
    NOT_ACCEPTED,
    /** The hall does not take this table for who it says it is. */
    STRANGER,
    /** The hall's disk takes nothing. */
    HALL_FULL
}
