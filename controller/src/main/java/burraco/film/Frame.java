package burraco.film;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;

/**
 * From centimetres on the table to the picture's own units, with y downwards.
 *
 * @param left the felt's edge on the table, in centimetres, as are the others
 */
record Frame(double left, double right, double bottom, double top) {
    /** The picture's units in a centimetre. */
    private static final double SCALE = 10;

    /** Felt around the antennas, in centimetres. */
    private static final double FELT = 2;

    /** The table's edge of wood, and what is outside of it. */
    static final double WOOD = 46;

    static final double PANEL = 300;

    static Frame of(Layout layout) {
        double left = -20;
        double right = 20;
        double bottom = -20;
        double top = 20;
        for (LaidAntenna antenna : layout.antennas()) {
            Area area = antenna.antenna().area();
            left = Math.min(left, area.left() - FELT);
            right = Math.max(right, area.right() + FELT);
            bottom = Math.min(bottom, area.bottom() - FELT);
            top = Math.max(top, area.top() + FELT);
        }
        return new Frame(left, right, bottom, top);
    }

    double x(double cm) {
        return WOOD + (cm - left) * SCALE;
    }

    double y(double cm) {
        return WOOD + (top - cm) * SCALE;
    }

    double feltWidth() {
        return (right - left) * SCALE;
    }

    double feltHeight() {
        return (top - bottom) * SCALE;
    }

    /** Where the panel beside the table begins. */
    double panel() {
        return feltWidth() + 2 * WOOD + 24;
    }

    double width() {
        return panel() + PANEL;
    }

    double height() {
        return Math.max(feltHeight() + 2 * WOOD, 560);
    }

    /** An antenna's zone in the picture, a little smaller, so that neighbours can be told apart. */
    Box box(Area area) {
        return new Box(
                x(area.left()) + 2, y(area.top()) + 2, area.w() * SCALE - 4, area.h() * SCALE - 4);
    }

    /** A rectangle of the picture. */
    record Box(double x, double y, double w, double h) {
        /** Its attributes as a rectangle with round corners. */
        String rect() {
            return "x='"
                    + Svg.number(x)
                    + "' y='"
                    + Svg.number(y)
                    + "' width='"
                    + Svg.number(w)
                    + "' height='"
                    + Svg.number(h)
                    + "' rx='8'";
        }

        /** Without so much of its lower end. */
        Box shorter(double by) {
            return new Box(x, y, w, h - by);
        }
    }
}
