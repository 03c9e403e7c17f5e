package burraco.table.state;

import burraco.cards.Seat;

/**
 * A player's call for the arbiter.
 *
 * @param since on the table's clock
 */
public record ArbiterCall(Seat seat, long since) {}
