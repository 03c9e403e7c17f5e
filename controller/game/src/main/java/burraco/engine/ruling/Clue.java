package burraco.engine.ruling;

/** Something that must be known before a case can be seen at a table. */
public enum Clue {
    // What parts of a table can tell

    /** How many cards the stock has, and so each draw at the moment of drawing. */
    STOCK,
    /** Each card of the pile: discards, pickups, and with them whose turn it is. */
    PILE_CARDS,
    /** Towards which seat a pile begins. */
    FIRST_PLACE,
    /** How far from the pile a discard lies. */
    PILE_DISTANCE,
    /** Each card of each meld. */
    MELDS,
    /** That a pozzetto is gone, and which. */
    POZZETTI_TAKEN,
    /** How many cards each pozzetto has. */
    POZZETTI_COUNT,
    /** What lies in front of each player: cards laid aside, exposed, or the last ones of a fan. */
    SEAT_CARDS,
    /** Where each card of the deal goes, in order. */
    DEAL_ORDER,
    /** How many cards each player was dealt. */
    DEAL_COUNT,
    /** That each of the 108 cards is there, and no other. */
    DECK,
    /** Turn times; people decide whether they are watched. */
    TURN_CLOCK,

    // What only people know

    /** Which of the four it was: no sensor tells hands apart. */
    WHO,
    /** Who sits at the table. */
    PRESENT,
    /** What somebody has seen: a tag does not say which side of its card is up. */
    SEEN,
    SAID,
    MEANT,
    /** That a card was lifted and not taken. */
    HALF_LIFTED,
    /** Which cards a fan holds. */
    FAN_CARDS,
    /** Where in its meld a card lies: an antenna hears the meld as a whole. */
    PLACE_IN_MELD,
    /** It counts from the moment at which somebody says so, whatever the table knows. */
    REPORT;
}
