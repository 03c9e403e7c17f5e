package burraco.drawing;

import java.util.List;

/**
 * How a line is drawn.
 *
 * @param colour as in {@code 1f6f4a}
 * @param width in millimetres
 * @param dashes on, off, on, off … in millimetres; none for a whole line
 */
record Ink(String colour, double width, List<Double> dashes) {
    static final Ink BLACK = new Ink("000000", 0.35, List.of());

    Ink {
        dashes = List.copyOf(dashes);
    }

    static Ink of(String colour, double width, Double... dashes) {
        return new Ink(colour, width, List.of(dashes));
    }
}
