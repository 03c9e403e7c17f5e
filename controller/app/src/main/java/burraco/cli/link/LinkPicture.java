package burraco.cli.link;

import burraco.terminal.TerminalFrame;
import burraco.terminal.TerminalSize;
import burraco.terminal.TextStyle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Plain lines cut to the size of a terminal. */
final class LinkPicture {
    private static final TextStyle PLAIN = new TextStyle(TextStyle.USUAL, TextStyle.USUAL, false);

    private LinkPicture() {}

    static TerminalFrame of(List<String> lines, TerminalSize size) {
        List<String> shown = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            shown.add(line(row < lines.size() ? lines.get(row) : "", size.columns()));
        }
        List<TextStyle> plain = Collections.nCopies(size.columns(), PLAIN);
        return new TerminalFrame(shown, Collections.nCopies(size.rows(), plain));
    }

    private static String line(String text, int columns) {
        String cut = text.substring(0, Math.min(columns, text.length()));
        return cut + " ".repeat(columns - cut.length());
    }
}
