package burraco.layout;

import burraco.layout.text.TextPosition;
import burraco.text.Sentence;

/**
 * A problem in a file of the layout, as a sentence that says what was expected.
 *
 * @param line from 1
 * @param column in characters, from 1
 */
public record LayoutProblem(int line, int column, Sentence what) {
    static LayoutProblem at(TextPosition spot, Sentence what) {
        return new LayoutProblem(spot.line(), spot.column(), what);
    }
}
