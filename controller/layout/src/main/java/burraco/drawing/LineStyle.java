package burraco.drawing;

import java.util.List;

/**
 * How a line is drawn.
 *
 * @param colour in hexadecimal, such as {@code 1f6f4a}
 * @param width in millimetres
 * @param dashes alternating lengths of dashes and gaps in millimetres; empty for a solid line
 */
record LineStyle(String colour, double width, List<Double> dashes) {
    static final LineStyle BLACK = new LineStyle("000000", 0.35, List.of());

    LineStyle {
        dashes = List.copyOf(dashes);
    }

    static LineStyle of(String colour, double width, Double... dashes) {
        return new LineStyle(colour, width, List.of(dashes));
    }
}
