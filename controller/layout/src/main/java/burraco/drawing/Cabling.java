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
 * Suggests a position below the table for each reader, and computes the lengths of its antenna
 * cables. A reader is metal: it goes as near to the centre of its antennas as possible without
 * lying under one.
 *
 * @param spots positions of the readers that have antennas and for which there is room
 */
record Cabling(SequencedMap<String, Point> spots, Layout layout) {
    /** Coordinates in millimetres. */
    record Point(double x, double y) {}

    /** Size of a reader with its connectors. */
    static final double READER_WIDTH_MM = 90;

    static final double READER_HEIGHT_MM = 60;

    /** Distance between metal and the nearest antenna. */
    private static final double CLEARANCE_MM = 10;

    /** Distance from an antenna's edge to the hole through which its cable goes down. */
    private static final double HOLE_INSET_MM = 6;

    /** Extra length for the route through the board and the connector. */
    private static final double ENDS_MM = 100;

    private static final double STEP_MM = 10;

    static Cabling of(Layout layout, Dimensions size) {
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
        return new Area(at.x() / 10, at.y() / 10, READER_WIDTH_MM / 10, READER_HEIGHT_MM / 10);
    }

    private static Optional<Point> spot(List<LaidAntenna> its, Dimensions size, List<Area> taken) {
        double x = its.stream().mapToDouble(one -> one.antenna().area().x()).average().orElse(0);
        double y = its.stream().mapToDouble(one -> one.antenna().area().y()).average().orElse(0);
        Point best = null;
        double farthest = Double.POSITIVE_INFINITY;
        double right = size.width() / 2 - READER_WIDTH_MM / 2;
        double top = size.height() / 2 - READER_HEIGHT_MM / 2;
        for (double px = -right; px <= right; px += STEP_MM) {
            for (double py = -top; py <= top; py += STEP_MM) {
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
        return taken.stream().allMatch(one -> box.gap(one) >= CLEARANCE_MM / 10);
    }

    /**
     * The route of one cable below the table.
     *
     * @param hole where it comes through the board
     * @param bend where it turns
     */
    record Route(Point hole, Point bend, Point reader) {
        double length() {
            return distance(hole, bend) + distance(bend, reader);
        }

        /** Cables run parallel to the table's sides. */
        private static double distance(Point one, Point other) {
            return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
        }
    }

    /**
     * The route from the edge nearest to the reader: a long edge for seats, a short one for other
     * antennas, whose long edges have neighbours. Without a position for the reader, the route has
     * length 0.
     */
    Route route(LaidAntenna antenna) {
        Area area = antenna.antenna().area();
        double x = 10 * area.x();
        double y = 10 * area.y();
        boolean sideways = area.w() > area.h() != antenna.zone() instanceof Zone.OfSeat;
        double dx = sideways ? 5 * area.w() - HOLE_INSET_MM : 0;
        double dy = sideways ? 0 : 5 * area.h() - HOLE_INSET_MM;
        Optional<Point> spot = Optional.ofNullable(spots.get(antenna.source()));
        Point to = spot.orElse(new Point(0, 0));
        boolean positive = sideways ? to.x() > x : to.y() > y;
        Point hole = positive ? new Point(x + dx, y + dy) : new Point(x - dx, y - dy);
        if (spot.isEmpty()) {
            return new Route(hole, hole, hole);
        }
        Route straight = new Route(hole, bend(hole, to, sideways), to);
        Route other = new Route(hole, bend(hole, to, !sideways), to);
        return crossed(other, antenna) < crossed(straight, antenna) ? other : straight;
    }

    private static Point bend(Point from, Point to, boolean sidewaysFirst) {
        return sidewaysFirst ? new Point(to.x(), from.y()) : new Point(from.x(), to.y());
    }

    /** How many other antennas a route passes under. */
    private long crossed(Route route, LaidAntenna own) {
        return layout.antennas().stream()
                .filter(one -> one.id() != own.id())
                .map(one -> one.antenna().area())
                .filter(area ->
                        area.overlaps(line(route.hole(), route.bend()))
                                || area.overlaps(line(route.bend(), route.reader())))
                .count();
    }

    /** A segment as a very thin rectangle. */
    private static Area line(Point from, Point to) {
        return new Area(
                (from.x() + to.x()) / 20,
                (from.y() + to.y()) / 20,
                Math.max(0.01, Math.abs(from.x() - to.x()) / 10),
                Math.max(0.01, Math.abs(from.y() - to.y()) / 10));
    }

    /** Cable length including both ends; empty if the reader has no position. */
    Optional<Double> length(LaidAntenna antenna) {
        return spots.containsKey(antenna.source())
                ? Optional.of(route(antenna).length() + ENDS_MM)
                : Optional.empty();
    }

    /**
     * The longest cable of each reader. Cables of equal length are easier to tune, so all are cut
     * to this one.
     */
    Map<String, Double> longest() {
        Map<String, Double> longest = new LinkedHashMap<>();
        for (LaidAntenna antenna : layout.antennas()) {
            length(antenna).ifPresent(one -> longest.merge(antenna.source(), one, Math::max));
        }
        return longest;
    }
}
