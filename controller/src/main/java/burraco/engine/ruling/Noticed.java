package burraco.engine.ruling;

/** When a fault is noticed, which decides what it costs. */
public enum Noticed {
    /** The offender's turn is still open [al momento]. */
    AT_ONCE,
    /** After his discard, before the next player has drawn or picked up. */
    AFTER_THE_DISCARD,
    /** Later [fasi successive]. */
    LATER
}
