package burraco.hal.virtual;

import burraco.hal.Antenna;
import burraco.hal.Area;
import java.util.ArrayList;
import java.util.List;

/** A table with 27 antennas on four readers, and a scale under each pile. */
final class ReferenceTable {
    private static final Area STOCK = new Area(-6, 0, 9, 12);
    private static final Area[] POZZETTI = {new Area(14, 22, 9, 12), new Area(26, 22, 9, 12)};

    private ReferenceTable() {}

    static List<Antenna> antennas() {
        List<Area> areas = new ArrayList<>(List.of(STOCK, POZZETTI[0], POZZETTI[1]));
        for (int i = 0; i < 4; i++) {
            areas.add(new Area(4 + i * 9, 0, 9, 12));
        }
        areas.add(new Area(0, 44, 20, 12));
        areas.add(new Area(0, -48, 20, 12));
        areas.add(new Area(-48, 0, 12, 20));
        areas.add(new Area(48, 0, 12, 20));
        // The slots that fill up first come last, on the reader that has one antenna less.
        for (int i = 7; i >= 0; i--) {
            areas.add(new Area(36.5 - i * 7, -29, 7, 22));
            areas.add(new Area(-29, -12.5 + i * 7, 22, 7));
        }
        List<Antenna> antennas = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            antennas.add(Bench.antenna(i + 1, areas.get(i)));
        }
        return antennas;
    }

    static Bench empty(long seed, Noise noise) {
        List<Antenna> antennas = antennas();
        VirtualSource[] sources = new VirtualSource[4];
        for (int i = 0; i < 4; i++) {
            List<Antenna> its = antennas.subList(i * 7, Math.min(27, i * 7 + 7));
            List<VirtualSource.Load> scales =
                    i > 0
                            ? List.of()
                            : List.of(
                                    new VirtualSource.Load(1, STOCK, 1.9),
                                    new VirtualSource.Load(2, POZZETTI[0], 1.9),
                                    new VirtualSource.Load(3, POZZETTI[1], 1.9));
            sources[i] = new VirtualSource("reader-" + i, its, scales);
        }
        return new Bench(seed, noise, sources);
    }

    /**
     * Stock, pozzetti, a pile of eight and three melds of six cards a line; the rest is in the
     * fans.
     */
    static Bench inTheMiddleOfAHand(Noise noise) {
        Bench bench = empty(1, noise);
        int card = 0;
        for (int i = 0; i < 24; i++) {
            bench.lay(card++, CardSpot.at(STOCK.x(), STOCK.y()));
        }
        for (int i = 0; i < 11; i++) {
            bench.lay(card++, CardSpot.at(POZZETTI[0].x(), POZZETTI[0].y()));
            bench.lay(card++, CardSpot.at(POZZETTI[1].x(), POZZETTI[1].y()));
        }
        // The slots that fill up first come last, on the reader that has one antenna less.
        for (int i = 7; i >= 0; i--) {
            bench.lay(card++, CardSpot.at(4 + i * 3.5, 0));
        }
        for (int meld = 0; meld < 3; meld++) {
            for (int i = 0; i < 6; i++) {
                bench.lay(card++, new CardSpot(36.5 - meld * 7, -24 - i * 2, true));
                bench.lay(card++, new CardSpot(-24 - i * 2, -12.5 + meld * 7, false));
            }
        }
        while (card < 108) {
            bench.table.know(Bench.tag(card++));
        }
        return bench;
    }
}
