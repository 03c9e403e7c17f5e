package burraco.layout;

import burraco.layout.text.TextPosition;

/**
 * A problem in a file of the layout, as a sentence that says what was expected.
 *
 * @param line from 1
 * @param column in characters, from 1
 */
public record LayoutProblem(int line, int column, String what) {
    static LayoutProblem at(TextPosition spot, String what) {
        return new LayoutProblem(spot.line(), spot.column(), what);
    }

    @Override
    public String toString() {
        return line + ":" + column + " " + what;
    }
}
