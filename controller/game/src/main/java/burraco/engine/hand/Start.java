package burraco.engine.hand;

/** How far a hand has begun. Once the first card is taken, the deal is valid (art. 4, 6). */
public enum Start {
    NOTHING_FACED,
    /** The dealer has faced the first card, and faults of the deck have been announced. */
    FACED,
    BEGUN
}
