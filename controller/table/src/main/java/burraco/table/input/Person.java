package burraco.table.input;

import burraco.cards.Seat;

/** Who gives a command. */
public sealed interface Person {
    /** A player at the table. */
    record Player(Seat seat) implements Person {}

    /**
     * The arbiter, or somebody to whom he entrusts the table.
     *
     * @param name the name under which corrections are recorded
     */
    record Arbiter(String name) implements Person {}
}
