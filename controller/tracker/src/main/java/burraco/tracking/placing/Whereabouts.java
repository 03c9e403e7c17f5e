package burraco.tracking.placing;

import burraco.hal.Area;
import burraco.tracking.figures.Places;
import burraco.tracking.hearing.Looks;
import java.util.List;

/**
 * Where in the row over some antennas a card may lie, point by point, by how often each of them
 * names it. No point is likely or not in itself; only how well two of them agree with what was
 * heard counts.
 */
final class Whereabouts {
    /** How near to one another the points are, in centimetres. */
    private static final double STEP = 1.5;

    /** No point is on a border, where two antennas would have it. */
    private static final double HAIR = 0.1;

    /** How much of a card other cards may leave to be heard. */
    private static final double[] LEFT_TO_HEAR = {1, 0.6, 0.35};

    private final List<Area> areas;
    private final double[] x;
    private final double[] y;

    /**
     * @param from where the row of cards begins: it leads outwards over the middles of the areas
     */
    Whereabouts(List<Area> areas, Area from) {
        this.areas = List.copyOf(areas);
        int points = areas.stream().mapToInt(area -> steps(length(area, from))).sum();
        x = new double[points];
        y = new double[points];
        int point = 0;
        for (Area area : areas) {
            double length = length(area, from);
            for (int i = 0; i < steps(length); i++) {
                double along = HAIR + i * (length - 2 * HAIR) / (steps(length) - 1);
                x[point] = leadsAcross(area, from) ? area.left() + along : area.x();
                y[point] = leadsAcross(area, from) ? area.y() : area.bottom() + along;
                point++;
            }
        }
    }

    private static boolean leadsAcross(Area area, Area from) {
        return Math.abs(area.x() - from.x()) >= Math.abs(area.y() - from.y());
    }

    private static double length(Area area, Area from) {
        return leadsAcross(area, from) ? area.w() : area.h();
    }

    private static int steps(double length) {
        return (int) Math.max(1, length / STEP) + 1;
    }

    /**
     * How well each point agrees with what was heard: logarithms.
     *
     * @param counts by antenna
     */
    double[] of(List<Looks.Count> counts) {
        double[] likely = new double[x.length];
        for (int point = 0; point < x.length; point++) {
            double best = Double.NEGATIVE_INFINITY;
            for (double left : LEFT_TO_HEAR) {
                double all = 0;
                for (int i = 0; i < areas.size(); i++) {
                    double hear = left * hears(areas.get(i).depth(x[point], y[point]));
                    Looks.Count count = counts.get(i);
                    all += count.heard() * StrictMath.log(hear);
                    all += (count.looks() - count.heard()) * StrictMath.log(1 - hear);
                }
                best = Math.max(best, all);
            }
            likely[point] = best;
        }
        return likely;
    }

    private static double hears(double depth) {
        if (depth >= Places.BORDER) {
            return Places.HEARD_INSIDE;
        }
        if (depth >= 0) {
            return Places.HEARD_AT_BORDER
                    + (Places.HEARD_INSIDE - Places.HEARD_AT_BORDER) * depth / Places.BORDER;
        }
        return depth >= -Places.BORDER
                ? Places.HEARD_JUST_OUTSIDE
                : depth >= -Places.REACH ? Places.HEARD_OUTSIDE : Places.HEARD_FAR;
    }

    /**
     * How much better two cards are explained where they lie far apart than where they lie beside
     * one another; no better where they fit best in between.
     */
    double apart(double[] one, double[] other, double beside, double far) {
        double isFar = Double.NEGATIVE_INFINITY;
        double isBetween = Double.NEGATIVE_INFINITY;
        double isBeside = Double.NEGATIVE_INFINITY;
        for (int a = 0; a < x.length; a++) {
            for (int b = 0; b < x.length; b++) {
                double likely = one[a] + other[b];
                double distance = distance(a, b);
                if (distance >= far) {
                    isFar = Math.max(isFar, likely);
                } else if (distance > beside) {
                    isBetween = Math.max(isBetween, likely);
                } else {
                    isBeside = Math.max(isBeside, likely);
                }
            }
        }
        return isFar - (isFar < isBetween ? Math.max(isBetween, isBeside) : isBeside);
    }

    private double distance(int a, int b) {
        double dx = x[a] - x[b];
        double dy = y[a] - y[b];
        return StrictMath.sqrt(dx * dx + dy * dy);
    }

    /** How much better a card is explained outside of the area, and so far from it, than in it. */
    double outside(double[] one, Area area, double depth) {
        double outside = Double.NEGATIVE_INFINITY;
        double inside = Double.NEGATIVE_INFINITY;
        for (int point = 0; point < x.length; point++) {
            if (area.depth(x[point], y[point]) < depth) {
                outside = Math.max(outside, one[point]);
            } else {
                inside = Math.max(inside, one[point]);
            }
        }
        return outside - inside;
    }
}
