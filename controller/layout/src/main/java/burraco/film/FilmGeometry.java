package burraco.film;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;

/**
 * Converts centimetres on the table to units of the picture, with y downwards.
 *
 * @param left edge of the felt in centimetres, like the others
 */
record FilmGeometry(double left, double right, double bottom, double top) {
    /** Units of the picture in a centimetre. */
    private static final double UNITS_PER_CM = 10;

    /** Margin of felt around the antennas, in centimetres. */
    private static final double FELT_MARGIN_CM = 2;

    /** The table's wooden rim, and the panel beside it. */
    static final double RIM_WIDTH = 46;

    static final double PANEL_WIDTH = 300;

    static FilmGeometry of(Layout layout) {
        double left = -20;
        double right = 20;
        double bottom = -20;
        double top = 20;
        for (LaidAntenna antenna : layout.antennas()) {
            Area area = antenna.antenna().area();
            left = Math.min(left, area.left() - FELT_MARGIN_CM);
            right = Math.max(right, area.right() + FELT_MARGIN_CM);
            bottom = Math.min(bottom, area.bottom() - FELT_MARGIN_CM);
            top = Math.max(top, area.top() + FELT_MARGIN_CM);
        }
        return new FilmGeometry(left, right, bottom, top);
    }

    double x(double cm) {
        return RIM_WIDTH + (cm - left) * UNITS_PER_CM;
    }

    double y(double cm) {
        return RIM_WIDTH + (top - cm) * UNITS_PER_CM;
    }

    double feltWidth() {
        return (right - left) * UNITS_PER_CM;
    }

    double feltHeight() {
        return (top - bottom) * UNITS_PER_CM;
    }

    /** Where the panel beside the table begins. */
    double panel() {
        return feltWidth() + 2 * RIM_WIDTH + 24;
    }

    double width() {
        return panel() + PANEL_WIDTH;
    }

    double height() {
        return Math.max(feltHeight() + 2 * RIM_WIDTH, 560);
    }

    /** The rectangle of an antenna, slightly smaller so that neighbours can be told apart. */
    Box box(Area area) {
        return new Box(
                x(area.left()) + 2,
                y(area.top()) + 2,
                area.w() * UNITS_PER_CM - 4,
                area.h() * UNITS_PER_CM - 4);
    }

    /** A rectangle in the picture. */
    record Box(double x, double y, double w, double h) {
        /** SVG attributes of the rectangle, with rounded corners. */
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

        /** Without a strip at the lower end. */
        Box shorter(double by) {
            return new Box(x, y, w, h - by);
        }
    }
}
