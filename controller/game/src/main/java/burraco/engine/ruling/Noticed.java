package burraco.engine.ruling;

/** When a fault is noticed, which decides what it costs. */
public enum Noticed {
    /** The offender's turn is still open [al momento]. */
    AT_ONCE,
    /** He has discarded, and nobody has taken a card after him. */
    AFTER_THE_DISCARD,
    /** Later [fasi successive]. */
    LATER
}
