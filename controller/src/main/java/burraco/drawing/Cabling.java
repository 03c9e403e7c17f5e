package burraco.drawing;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Where readers may hang below the table, and how long the cables of their antennas get. A reader
 * is metal and copper: it hangs as near to the middle of its antennas as it can without lying under
 * one.
 *
 * @param spots of readers that have antennas and room
 */
record Cabling(SequencedMap<String, Point> spots, Layout layout) {
    /** In millimetres. */
    record Point(double x, double y) {}

    /** What a reader takes, with its connectors. */
    static final double WIDTH = 90;

    static final double HEIGHT = 60;

    /** From what is metal to the next antenna. */
    private static final double CLEAR = 10;

    /** From an antenna's edge inwards: there its ends go down through the board. */
    private static final double HOLE = 6;

    /** Down through the board, and to the connector. */
    private static final double ENDS = 100;

    private static final double STEP = 10;

    static Cabling of(Layout layout, Size size) {
        SequencedMap<String, Point> spots = new LinkedHashMap<>();
        List<Area> taken = new ArrayList<>();
        layout.antennas().forEach(one -> taken.add(one.antenna().area()));
        for (SourceInfo source : layout.sources()) {
            List<LaidAntenna> its =
                    layout.antennas().stream()
                            .filter(one -> one.source().equals(source.id()))
                            .toList();
            if (!its.isEmpty()) {
                spot(its, size, taken)
                        .ifPresent(at -> {
                            spots.put(source.id(), at);
                            taken.add(box(at));
                        });
            }
        }
        return new Cabling(spots, layout);
    }

    private static Area box(Point at) {
        return new Area(at.x() / 10, at.y() / 10, WIDTH / 10, HEIGHT / 10);
    }

    private static Optional<Point> spot(List<LaidAntenna> its, Size size, List<Area> taken) {
        double x = its.stream().mapToDouble(one -> one.antenna().area().x()).average().orElse(0);
        double y = its.stream().mapToDouble(one -> one.antenna().area().y()).average().orElse(0);
        Point best = null;
        double farthest = Double.POSITIVE_INFINITY;
        double right = size.width() / 2 - WIDTH / 2;
        double top = size.height() / 2 - HEIGHT / 2;
        for (double px = -right; px <= right; px += STEP) {
            for (double py = -top; py <= top; py += STEP) {
                double dx = px - 10 * x;
                double dy = py - 10 * y;
                Point here = new Point(px, py);
                if (dx * dx + dy * dy < farthest && isFree(box(here), taken)) {
                    farthest = dx * dx + dy * dy;
                    best = here;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isFree(Area box, List<Area> taken) {
        return taken.stream().allMatch(one -> box.gap(one) >= CLEAR / 10);
    }

    /**
     * A cable's way below the table.
     *
     * @param hole where the antenna's wire goes down
     * @param bend where it turns
     */
    record Way(Point hole, Point bend, Point reader) {
        double length() {
            return distance(hole, bend) + distance(bend, reader);
        }

        /** Along the sides of the table. */
        private static double distance(Point one, Point other) {
            return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
        }
    }

    /**
     * From the edge that is nearest to its reader: of seats a long one, of others a short one,
     * since their long ones have neighbours. Where its reader has no spot, the cable ends in the
     * hole.
     */
    Way way(LaidAntenna antenna) {
        Area area = antenna.antenna().area();
        double x = 10 * area.x();
        double y = 10 * area.y();
        boolean sideways = area.w() > area.h() != antenna.zone() instanceof Zone.OfSeat;
        double dx = sideways ? 5 * area.w() - HOLE : 0;
        double dy = sideways ? 0 : 5 * area.h() - HOLE;
        Optional<Point> spot = Optional.ofNullable(spots.get(antenna.source()));
        Point to = spot.orElse(new Point(0, 0));
        boolean positive = sideways ? to.x() > x : to.y() > y;
        Point hole = positive ? new Point(x + dx, y + dy) : new Point(x - dx, y - dy);
        if (spot.isEmpty()) {
            return new Way(hole, hole, hole);
        }
        Way straight = new Way(hole, bend(hole, to, sideways), to);
        Way other = new Way(hole, bend(hole, to, !sideways), to);
        return crossed(other, antenna) < crossed(straight, antenna) ? other : straight;
    }

    private static Point bend(Point from, Point to, boolean sidewaysFirst) {
        return sidewaysFirst ? new Point(to.x(), from.y()) : new Point(from.x(), to.y());
    }

    /** How many other antennas it runs below. */
    private long crossed(Way way, LaidAntenna own) {
        return layout.antennas().stream()
                .filter(one -> one.id() != own.id())
                .map(one -> one.antenna().area())
                .filter(area ->
                        area.overlaps(line(way.hole(), way.bend()))
                                || area.overlaps(line(way.bend(), way.reader())))
                .count();
    }

    /** As a very thin field. */
    private static Area line(Point from, Point to) {
        return new Area(
                (from.x() + to.x()) / 20,
                (from.y() + to.y()) / 20,
                Math.max(0.01, Math.abs(from.x() - to.x()) / 10),
                Math.max(0.01, Math.abs(from.y() - to.y()) / 10));
    }

    /** With both ends; empty where its reader has no spot. */
    Optional<Double> length(LaidAntenna antenna) {
        return spots.containsKey(antenna.source())
                ? Optional.of(way(antenna).length() + ENDS)
                : Optional.empty();
    }

    /** The longest of each reader: one drum of cable cut into equal pieces is easier to tune. */
    Map<String, Double> longest() {
        Map<String, Double> longest = new LinkedHashMap<>();
        for (LaidAntenna antenna : layout.antennas()) {
            length(antenna).ifPresent(one -> longest.merge(antenna.source(), one, Math::max));
        }
        return longest;
    }
}
