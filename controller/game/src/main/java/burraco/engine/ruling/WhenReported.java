package burraco.engine.ruling;

/** The consequence when people report a case that the table cannot detect. */
public enum WhenReported implements Case.Trait {
    /** People decide. */
    ADVICE,
    NOTHING,

    // Before play
    WARNING,
    /** The cards are dealt again, if nobody has taken one yet. */
    REDEAL,
    /** The same, but only until the first card has been faced. */
    REDEAL_BEFORE_A_CARD_IS_FACED,
    REPAIR_OF_THE_DEAL,
    REPAIR_OF_THE_DECK,
    REPAIR_AFTER_THE_HAND,
    /** A warning and points, by the minutes that the pair was late (art. 34). */
    LATE_ARRIVAL,

    // Cards that were seen
    CARDS_EXPOSED,
    /** His partner called attention to an exposed card (art. 22). */
    EXPOSED_CARD_PROMPTED,
    CARDS_THROWN,
    CARDS_FOUND_IN_A_MELD,
    POZZETTO_LOOKED_INTO,

    // What a partner said: it limits a turn of the player who listened
    REMINDER_TO_DRAW,
    PICKUP_PROMPTED,
    DRAW_PROMPTED,

    // Where discards lie (FITAB, art. 6)
    FIRST_CARD_MISPLACED,
    DISCARD_MISPLACED,
    MISLED_BY_A_DISCARD,

    /** Nobody draws any more (art. 15 bis). */
    STALL_FOUND
}
