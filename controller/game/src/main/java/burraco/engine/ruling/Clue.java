package burraco.engine.ruling;

/** Information that is needed to detect a case at a table. */
public enum Clue {
    // What parts of a table can tell

    /** How many cards the stock has, and so the time of each draw. */
    STOCK,
    /** Each card of the pile, and so discards, pickups and whose turn it is. */
    PILE_CARDS,
    /** The seat towards which a pile begins. */
    FIRST_PLACE,
    /** How far from the pile a discard lies. */
    PILE_DISTANCE,
    /** Each card of each meld. */
    MELDS,
    /** That a pozzetto is gone, and which. */
    POZZETTI_TAKEN,
    /** How many cards each pozzetto has. */
    POZZETTI_COUNT,
    /**
     * Cards in front of each player: cards laid aside, exposed cards, or the last cards of a fan.
     */
    SEAT_CARDS,
    /** Where each card of the deal goes, in order. */
    DEAL_ORDER,
    /** How many cards each player was dealt. */
    DEAL_COUNT,
    /** That each of the 108 cards is there, and no other. */
    DECK,
    /** The times of turns; people decide whether they are watched. */
    TURN_CLOCK,

    // What only people know

    /** Which of the four players it was; no sensor can tell people apart. */
    WHO,
    /** Who sits at the table. */
    PRESENT,
    /** That somebody has seen a card; a tag does not tell which side of its card is up. */
    SEEN,
    SAID,
    MEANT,
    /** That a card was lifted and not taken. */
    HALF_LIFTED,
    /** Which cards a fan holds. */
    FAN_CARDS,
    /** The position of a card in its meld; an antenna hears the meld as a whole. */
    PLACE_IN_MELD,
    /**
     * The time at which somebody reports the case, because that is when it counts, whatever the
     * table knows.
     */
    REPORT;
}
