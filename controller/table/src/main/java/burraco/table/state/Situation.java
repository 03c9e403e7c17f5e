package burraco.table.state;

/** What people at a table can be in; each has its sentence. */
public enum Situation {
    /** Nobody plays, and no clock runs. */
    PAUSED,
    /** A ruling waits to be carried out. */
    RULING_OPEN,
    /** The table asks somebody what it cannot tell. */
    UNSURE,
    /** A player says that the table got an act wrong. */
    CONTESTED,
    /** Something else lies on the felt than the table believes, and has for long. */
    DIFFERS,
    /** The code leaves something to people, and one of them chooses. */
    CHOOSING,
    WAITING_FOR_THE_DEAL,
    DEALING,
    /** The cards are dealt, and the first one is not faced yet. */
    WAITING_FOR_THE_START,
    PLAYING,
    /** The hand is over, its cards still lie there, and nobody has to confirm what it came to. */
    COUNTING,
    /** What a hand came to waits for both lines' word. */
    HAND_OVER,
    MATCH_OVER,
    /** A part of the table does not work. */
    TROUBLE,
    /** What is decided is not written down: a power cut would lose it. */
    NOT_SECURED
}
