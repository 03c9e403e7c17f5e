package burraco.play.evening;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A random table such as somebody else might build: places, sizes, and the readers of the antennas.
 */
final class StrangeTable {
    /** The width of the area for the melds of a line. */
    private static final double MELDS_CM = 62;

    private static final double LEAST_CARD_GRAMS = 1.6;
    private static final double MOST_CARD_GRAMS = 2.2;

    private final Layout usual;
    private final Chance chance;
    private final List<SourceInfo> sources = new ArrayList<>();
    private final List<LaidAntenna> antennas = new ArrayList<>();

    private StrangeTable(Layout usual, Chance chance) {
        this.usual = usual;
        this.chance = chance;
    }

    /** A random table for the same game; it has scales if the usual one has any. */
    static Layout like(Layout usual, Chance chance) {
        return new StrangeTable(usual, chance).build();
    }

    private Layout build() {
        int readers = 2 + chance.below(7);
        for (int i = 1; i <= readers; i++) {
            sources.add(new SourceInfo("r" + i, SourceInfo.VIRTUAL, Optional.empty()));
        }
        middle();
        seats();
        melds();
        return new Layout(
                usual.name(),
                usual.rules(),
                usual.language(),
                usual.deck(),
                usual.match(),
                sources,
                antennas,
                usual.scales().isEmpty() ? List.of() : scales());
    }

    /** Places stock, pile and pozzetti; the pile runs to the right or to the left of the stock. */
    private void middle() {
        boolean right = chance.below(2) == 0;
        int side = right ? 1 : -1;
        double wide = tenths(chance.between(7.5, 9.5));
        double high = chance.between(10.5, 13);
        double stock = -side * tenths(chance.between(4, 8));
        int row = right ? 3 + chance.below(2) : 3;
        lay(new Zone.Stock(), new Area(stock, 0, wide, high));
        for (int i = 1; i <= row; i++) {
            lay(new Zone.Pile(Optional.empty()), new Area(stock + side * i * wide, 0, wide, high));
        }
        double apart = chance.between(10, 12.5);
        double first = chance.between(8, 12);
        for (int number = 1; number <= 2; number++) {
            double x = side * (first + (number - 1) * apart);
            lay(new Zone.Pozzetto(number), new Area(x, 19, wide, 11));
        }
    }

    private void seats() {
        double wide = chance.between(18, 28);
        double deep = chance.between(10, 13);
        lay(new Zone.OfSeat(Seat.NORTH), new Area(0, 48, wide, deep));
        lay(new Zone.OfSeat(Seat.EAST), new Area(52, 0, deep, wide));
        lay(new Zone.OfSeat(Seat.SOUTH), new Area(0, -55, wide, deep));
        lay(new Zone.OfSeat(Seat.WEST), new Area(-66, 0, deep, wide));
    }

    private void melds() {
        int slots = 8 + chance.below(2);
        // In whole millimetres, so that rounding causes no overlap.
        double wide = tenths(chance.between(6.4, MELDS_CM / slots) - 0.05);
        double deep = chance.between(20, 27);
        for (int slot = 1; slot <= slots; slot++) {
            double along = (slot - 1) * wide;
            lay(new Zone.MeldSlot(Line.NS, slot), new Area(33 - along, -33, wide, deep));
        }
        for (int slot = 1; slot <= slots; slot++) {
            double along = (slot - 1) * wide;
            lay(new Zone.MeldSlot(Line.EW, slot), new Area(-44, -26 + along, deep, wide));
        }
    }

    private void lay(Zone zone, Area area) {
        int id = antennas.size() + 1;
        String source = sources.get(chance.below(sources.size())).id();
        Area whole =
                new Area(tenths(area.x()), tenths(area.y()), tenths(area.w()), tenths(area.h()));
        antennas.add(new LaidAntenna(new Antenna(id, id, whole, 2), zone, source));
    }

    /** Rounds to the precision of a layout file. */
    private static double tenths(double centimetres) {
        return StrictMath.rint(centimetres * 10) / 10;
    }

    private List<LaidScale> scales() {
        double card =
                StrictMath.rint(chance.between(LEAST_CARD_GRAMS, MOST_CARD_GRAMS) * 100) / 100;
        String source = sources.get(chance.below(sources.size())).id();
        return List.of(
                new LaidScale(1, new Zone.Stock(), source, card),
                new LaidScale(2, new Zone.Pozzetto(1), source, card),
                new LaidScale(3, new Zone.Pozzetto(2), source, card));
    }
}
