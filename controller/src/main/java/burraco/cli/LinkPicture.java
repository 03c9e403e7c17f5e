package burraco.cli;

import burraco.terminal.Frame;
import burraco.terminal.Size;
import burraco.terminal.Style;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Plain lines as a terminal shows them that is just so large: what is too much is cut off. */
final class LinkPicture {
    private static final Style PLAIN = new Style(Style.USUAL, Style.USUAL, false);

    private LinkPicture() {}

    static Frame of(List<String> lines, Size size) {
        List<String> shown = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            shown.add(line(row < lines.size() ? lines.get(row) : "", size.columns()));
        }
        List<Style> plain = Collections.nCopies(size.columns(), PLAIN);
        return new Frame(shown, Collections.nCopies(size.rows(), plain));
    }

    private static String line(String text, int columns) {
        String cut = text.substring(0, Math.min(columns, text.length()));
        return cut + " ".repeat(columns - cut.length());
    }
}
