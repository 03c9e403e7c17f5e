package burraco.layout.plan;

import burraco.cards.Seat;

/** What a planned table has less of than a larger one would have. */
public sealed interface Compromise {
    /** Fewer places for melds a line than usual. */
    record FewerSlots(int slots, int usual) implements Compromise {}

    /** Fewer antennas below the row of discards than usual. */
    record FewerPileAntennas(int antennas, int usual) implements Compromise {}

    /**
     * The antenna of a seat is not in the middle of its side, but farther from the melds.
     *
     * @param millimetres how far from the middle
     */
    record SeatAside(Seat seat, int millimetres) implements Compromise {}
}
