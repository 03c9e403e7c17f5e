package burraco.table.state;

/** The situations in which people at a table can be; each has a sentence. */
public enum Situation {
    /** Nobody plays, and no clock runs. */
    PAUSED,
    /** A ruling waits to be carried out. */
    RULING_OPEN,
    /** The table asks somebody what it cannot tell. */
    UNSURE,
    /** A player says that the table misunderstood an act. */
    CONTESTED,
    /** Something else has long lain on the table than the record says. */
    DIFFERS,
    /** The code of play leaves something to people, and one of them chooses. */
    CHOOSING,
    WAITING_FOR_THE_DEAL,
    DEALING,
    /** The cards are dealt, and the first one is not faced yet. */
    WAITING_FOR_THE_START,
    PLAYING,
    /** The hand is over, its cards still lie there, and nobody has to confirm a score. */
    COUNTING,
    /** The score of a hand waits for confirmation by both lines. */
    HAND_OVER,
    MATCH_OVER,
    /** A part of the table does not work. */
    TROUBLE,
    /**
     * The table's decisions are not being written to the journal, so that a power cut would lose
     * them.
     */
    NOT_SECURED
}
