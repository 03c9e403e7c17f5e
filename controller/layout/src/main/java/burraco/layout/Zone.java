package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Optional;

/**
 * What lies over an antenna or a scale.
 *
 * <p>They are compared more often than anything else at a table, and a Raspberry Pi's quick
 * compiler does not see through what Java makes for records: so they say themselves what equals
 * what.
 */
public sealed interface Zone {
    record Stock() implements Zone {
        @Override
        public boolean equals(Object other) {
            return other instanceof Stock;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /**
     * A part of the row of discards; antennas of the pile stand in a row, in the order of their
     * numbers, from the stock outwards.
     *
     * @param towards the seat that has it between the stock and himself; empty where the layout
     *     does not say
     */
    record Pile(Optional<Seat> towards) implements Zone {
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Pile one && towards.equals(one.towards);
        }

        @Override
        public int hashCode() {
            return 2 + towards.hashCode();
        }
    }

    /**
     * @param number 1 or 2
     */
    record Pozzetto(int number) implements Zone {
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Pozzetto one && number == one.number;
        }

        @Override
        public int hashCode() {
            return 10 + number;
        }
    }

    /** In front of a player, where cards are dealt to him and where he lays down his last ones. */
    record OfSeat(Seat seat) implements Zone {
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof OfSeat one && seat == one.seat;
        }

        @Override
        public int hashCode() {
            return 20 + seat.ordinal();
        }
    }

    /**
     * A place for one meld.
     *
     * @param slot from the right of who keeps the line's melds, 1 first
     */
    record MeldSlot(Line line, int slot) implements Zone {
        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof MeldSlot one && line == one.line && slot == one.slot;
        }

        @Override
        public int hashCode() {
            return 100 * (1 + line.ordinal()) + slot;
        }
    }
}
