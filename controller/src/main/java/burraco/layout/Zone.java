package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Optional;

/** What lies over an antenna or a scale. */
public sealed interface Zone {
    record Stock() implements Zone {}

    /**
     * A part of the row of discards; antennas of the pile stand in a row, in the order of their
     * numbers, from the stock outwards.
     *
     * @param towards the seat that has it between the stock and himself; empty where the layout
     *     does not say
     */
    record Pile(Optional<Seat> towards) implements Zone {}

    /**
     * @param number 1 or 2
     */
    record Pozzetto(int number) implements Zone {}

    /** In front of a player, where cards are dealt to him and where he lays down his last ones. */
    record OfSeat(Seat seat) implements Zone {}

    /**
     * A place for one meld.
     *
     * @param slot from the right of who keeps the line's melds, 1 first
     */
    record MeldSlot(Line line, int slot) implements Zone {}
}
