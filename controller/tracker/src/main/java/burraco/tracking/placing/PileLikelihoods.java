package burraco.tracking.placing;

import burraco.hal.Area;
import burraco.tracking.figures.PilePlaceFigures;
import burraco.tracking.hearing.RecentLooks;
import java.util.List;

/**
 * For points along the row of discards, how well a card lying there would explain how often each
 * antenna named it. Only differences between points mean anything.
 */
final class PileLikelihoods {
    /** Distance between two points. */
    private static final double STEP_CM = 1.5;

    /**
     * Distance of the outermost points from an antenna's border, so that no point belongs to two
     * antennas.
     */
    private static final double HAIR_CM = 0.1;

    /**
     * How much of a card's signal is left under other cards: not covered, partly covered, mostly
     * covered.
     */
    private static final double[] LEFT_TO_HEAR = {1, 0.6, 0.35};

    private final List<Area> areas;
    private final double[] x;
    private final double[] y;

    /**
     * @param from where the row begins; it leads outwards over the middles of the areas
     */
    PileLikelihoods(List<Area> areas, Area from) {
        this.areas = List.copyOf(areas);
        int points = areas.stream().mapToInt(area -> steps(length(area, from))).sum();
        x = new double[points];
        y = new double[points];
        int point = 0;
        for (Area area : areas) {
            double length = length(area, from);
            for (int i = 0; i < steps(length); i++) {
                double along = HAIR_CM + i * (length - 2 * HAIR_CM) / (steps(length) - 1);
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
        return (int) Math.max(1, length / STEP_CM) + 1;
    }

    /**
     * The logarithm of the likelihood of each point.
     *
     * @param counts by antenna
     */
    double[] of(List<RecentLooks.Count> counts) {
        double[] likely = new double[x.length];
        for (int point = 0; point < x.length; point++) {
            double best = Double.NEGATIVE_INFINITY;
            for (double left : LEFT_TO_HEAR) {
                double all = 0;
                for (int i = 0; i < areas.size(); i++) {
                    double hear = left * hears(areas.get(i).depth(x[point], y[point]));
                    RecentLooks.Count count = counts.get(i);
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
        if (depth >= PilePlaceFigures.BORDER_CM) {
            return PilePlaceFigures.HEARD_INSIDE;
        }
        if (depth >= 0) {
            return PilePlaceFigures.HEARD_AT_BORDER
                    + (PilePlaceFigures.HEARD_INSIDE - PilePlaceFigures.HEARD_AT_BORDER)
                            * depth
                            / PilePlaceFigures.BORDER_CM;
        }
        return depth >= -PilePlaceFigures.BORDER_CM
                ? PilePlaceFigures.HEARD_JUST_OUTSIDE
                : depth >= -PilePlaceFigures.REACH_CM
                        ? PilePlaceFigures.HEARD_OUTSIDE
                        : PilePlaceFigures.HEARD_FAR;
    }

    /**
     * By how much the readings of two cards are better explained if the cards lie far apart than if
     * they lie side by side. If they fit best at a distance in between, the result is no advantage
     * for lying apart.
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

    /**
     * By how much a card's readings are better explained outside the area, at this distance from
     * its border, than inside.
     */
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
