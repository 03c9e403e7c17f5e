package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Optional;

/**
 * What an antenna or a scale is for.
 *
 * <p>Zones are compared more often than anything else. They implement {@code equals} themselves,
 * because the code that Java generates for records is slow until it is compiled by the optimizing
 * compiler.
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
     * A part of the row of discards. The antennas of the pile form a row in the order of their
     * numbers, beginning at the stock.
     *
     * @param towards the seat in whose direction it lies from the stock; empty if the layout does
     *     not say
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

    /**
     * The area in front of a player, where cards are dealt and where he lays down his last cards.
     */
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
     * @param slot its number, counted from 1 at the right of the player who keeps the melds of the
     *     line
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
