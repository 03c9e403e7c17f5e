package burraco.engine.ruling;

import java.util.Locale;

/** How a case came about, if its sentence differs from the usual one. */
public enum Manner {
    USUAL,

    // Of an act that nobody asked for (0.3)
    /** A player takes back what he laid or discarded: a card that left the hand is played. */
    TAKEN_BACK,
    /** A player puts back what he took: the decision to draw or to pick up is final. */
    PUT_BACK,
    /** A player moves cards in his own turn that no ruling asked him to move. */
    MOVED,

    /** The card that was due is an exposed one, which may be laid as well (0.2). */
    EXPOSED_DUE,
    /** The pile had gone back in this turn (8.1). */
    PICKED_UP_AGAIN,
    /** No card was exposed: the cards are those that art. 31/C gave back (22.3). */
    RETURNED_CARDS,
    /** What was laid before a draw is no meld at the end of the next turn (28.1, 28.2). */
    NOT_COMPLETED,
    /** The opening that a limited turn allows (29.1). */
    ALLOWED_OPENING,
    /** The code asks for a clean burraco (31A). */
    CLEAN_BURRACO_NEEDED;

    /** The name in the keys of sentences. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
