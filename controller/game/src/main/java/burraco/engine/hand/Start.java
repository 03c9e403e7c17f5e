package burraco.engine.hand;

/** How far a hand has begun: from the first card taken on, the deal stands as it is (art. 4, 6). */
public enum Start {
    NOTHING_FACED,
    /** The dealer has faced the first card, and what is wrong with the deck has been told. */
    FACED,
    BEGUN
}
