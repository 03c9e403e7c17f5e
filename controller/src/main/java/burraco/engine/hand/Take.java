package burraco.engine.hand;

/** What a limited turn allows to take, besides a discard. */
public enum Take {
    DRAW,
    /** To draw or to pick up. */
    ANY,
    /** To draw, or a pickup that opens a meld. */
    OPEN
}
