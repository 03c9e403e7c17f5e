package burraco.table.state;

import burraco.cards.Seat;

/**
 * A player waits for the arbiter.
 *
 * @param since on the table's clock
 */
public record Calling(Seat seat, long since) {}
