package burraco.layout.plan;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;
import burraco.layout.sight.ScanTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An antenna that has a number but no position yet.
 *
 * @param stack the number of cards of a pile that it should hear
 */
record UnplacedAntenna(int id, Zone zone, int stack) {
    private static final int ORDINARY = 2;

    /** The cards of a stock; it is also enough for a pozzetto with one card too many. */
    private static final int OF_STOCK = 54;

    private static final int OF_POZZETTO = 12;

    /** All antennas of a table, in the order of their numbers. */
    static List<UnplacedAntenna> all(int slots, int pile, boolean deep) {
        List<UnplacedAntenna> parts = new ArrayList<>();
        parts.add(new UnplacedAntenna(1, new Zone.Stock(), deep ? OF_STOCK : ORDINARY));
        for (int place = 1; place <= pile; place++) {
            parts.add(new UnplacedAntenna(1 + place, new Zone.Pile(Optional.empty()), ORDINARY));
        }
        for (int number = 1; number <= 2; number++) {
            int stack = deep ? OF_POZZETTO : ORDINARY;
            parts.add(new UnplacedAntenna(1 + pile + number, new Zone.Pozzetto(number), stack));
        }
        // The tens of a number tell the kind of the antenna, if there are few enough.
        int tens = slots < 10 ? 10 : 100;
        for (Line line : Line.values()) {
            for (int slot = 1; slot <= slots; slot++) {
                int id = tens * (1 + line.ordinal()) + slot;
                parts.add(new UnplacedAntenna(id, new Zone.MeldSlot(line, slot), ORDINARY));
            }
        }
        for (Seat seat : Seat.values()) {
            parts.add(
                    new UnplacedAntenna(
                            3 * tens + 1 + seat.ordinal(), new Zone.OfSeat(seat), ORDINARY));
        }
        return parts;
    }

    int millis() {
        return ScanTime.millis(zone, stack);
    }
}
