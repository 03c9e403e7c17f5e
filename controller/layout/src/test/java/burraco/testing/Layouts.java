package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tables for tests, built part by part. */
public final class Layouts {
    private static final MatchInfo MATCH =
            new MatchInfo(3, false, Duration.ofMinutes(40), true, false);

    private final String name;
    private final List<SourceInfo> sources = new ArrayList<>();
    private final List<LaidAntenna> antennas = new ArrayList<>();
    private final List<LaidScale> scales = new ArrayList<>();

    private Layouts(String name) {
        this.name = name;
    }

    /** A table without antennas and scales. */
    public static Layouts table(String name) {
        return new Layouts(name);
    }

    /** Everything, on four readers: 27 antennas and three scales. */
    public static Layout reference() {
        Layouts table = table("7").seats(2);
        table.reader("centre").antenna(new Zone.Stock(), 0, 0).scale(new Zone.Stock());
        for (Seat seat : Seat.values()) {
            table.antenna(new Zone.Pile(Optional.of(seat)), 10.5 + 9 * seat.ordinal(), 0);
        }
        for (int number = 1; number <= 2; number++) {
            Zone pozzetto = new Zone.Pozzetto(number);
            table.antenna(pozzetto, 12 * number, -40).scale(pozzetto);
        }
        return table.reader("left").melds(Line.NS, 8).reader("right").melds(Line.EW, 8).laid();
    }

    /** A first table of a club: no scale, nothing under the pozzetti, few melds, one reader. */
    public static Layout small() {
        return table("club")
                .seats(2)
                .antenna(new Zone.Stock(), 0, 0)
                .pile(3)
                .melds(Line.NS, 5)
                .melds(Line.EW, 5)
                .laid();
    }

    /** Antennas that read whole piles instead of scales. */
    public static Layout deep() {
        Layouts table = table("deep").seats(12);
        table.antenna(new Zone.Stock(), 0, 0, 54).pile(4);
        table.antenna(new Zone.Pozzetto(1), 0, -40, 54).antenna(new Zone.Pozzetto(2), 12, -40, 54);
        return table.melds(Line.NS, 8).melds(Line.EW, 8).laid();
    }

    /** Later antennas belong to this reader. */
    public Layouts reader(String id) {
        sources.add(new SourceInfo(id, "virtual", Optional.empty()));
        return this;
    }

    public Layouts seats(int stack) {
        if (sources.isEmpty()) {
            reader("seats");
        }
        for (Seat seat : Seat.values()) {
            double side = seat.line() == Line.NS ? 0 : 60;
            double far = seat == Seat.NORTH || seat == Seat.EAST ? 1 : -1;
            antenna(new Zone.OfSeat(seat), far * side, far * (60 - side), stack);
        }
        return this;
    }

    public Layouts pile(int antennas) {
        for (int i = 0; i < antennas; i++) {
            antenna(new Zone.Pile(Optional.empty()), 10 + 9 * i, 0);
        }
        return this;
    }

    public Layouts melds(Line line, int slots) {
        for (int slot = 1; slot <= slots; slot++) {
            double across = -44 + 11 * slot;
            antenna(new Zone.MeldSlot(line, slot), across, line == Line.NS ? 30 : -25);
        }
        return this;
    }

    public Layouts antenna(Zone zone, double x, double y) {
        return antenna(zone, x, y, 2);
    }

    public Layouts antenna(Zone zone, double x, double y, int stack) {
        int id = antennas.size() + 1;
        Antenna antenna = new Antenna(id, id, new Area(x, y, 9, 12), stack);
        antennas.add(new LaidAntenna(antenna, zone, sources.getLast().id()));
        return this;
    }

    public Layouts scale(Zone zone) {
        scales.add(new LaidScale(scales.size() + 1, zone, sources.getLast().id(), 1.9));
        return this;
    }

    public Layout laid() {
        return new Layout(
                name, RuleSet.FIBUR_INT_2018, "it", "deck.csv", MATCH, sources, antennas, scales);
    }
}
