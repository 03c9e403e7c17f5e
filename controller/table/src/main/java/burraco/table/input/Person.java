package burraco.table.input;

import burraco.cards.Seat;

/** Who gives an order at a table. */
public sealed interface Person {
    /** Whoever plays there. */
    record Player(Seat seat) implements Person {}

    /**
     * The arbiter, or whom he trusts with the table.
     *
     * @param name as the record of corrections shall name him
     */
    record Arbiter(String name) implements Person {}
}
