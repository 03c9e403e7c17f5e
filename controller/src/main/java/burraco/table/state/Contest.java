package burraco.table.state;

import burraco.cards.Seat;

/**
 * A player says that the table got an act wrong. If an opponent agrees, the act did not happen; the
 * arbiter may decide as well.
 *
 * @param act the id of the act
 */
public record Contest(Seat by, int act) {}
