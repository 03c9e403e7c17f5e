package burraco.terminal;

import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A screen buffer to draw in. Whatever lies outside is clipped; text that continues beyond the
 * right edge ends with an ellipsis.
 */
final class ScreenBuffer {
    private static final char ELLIPSIS = '…';

    private final TerminalSize size;
    private final char[][] chars;
    private final TextStyle[][] styles;

    ScreenBuffer(TerminalSize size) {
        this.size = size;
        chars = new char[size.rows()][size.columns()];
        styles = new TextStyle[size.rows()][size.columns()];
        for (int row = 0; row < size.rows(); row++) {
            Arrays.fill(chars[row], ' ');
            Arrays.fill(styles[row], TextStyle.PLAIN);
        }
    }

    void fill(ScreenArea area, TextStyle style) {
        for (int row = area.top(); row < area.bottom(); row++) {
            put(row, area.left(), " ".repeat(area.width()), style);
        }
    }

    /**
     * Writes a text.
     *
     * @return the column after it
     */
    int put(int row, int column, String text, TextStyle style) {
        int at = column;
        for (char one : text.toCharArray()) {
            if (row >= 0 && row < size.rows() && at >= 0 && at < size.columns()) {
                chars[row][at] = one;
                styles[row][at] = style.over(styles[row][at]);
            } else if (row >= 0 && row < size.rows() && at >= size.columns() && one != ' ') {
                chars[row][size.columns() - 1] = ELLIPSIS;
            }
            at++;
        }
        return at;
    }

    /**
     * Writes a text that ends before a column.
     *
     * @return its first column
     */
    int putBefore(int row, int end, String text, TextStyle style) {
        put(row, end - text.length(), text, style);
        return end - text.length();
    }

    /** Writes a text in the middle of an area, cut to its width. */
    void centre(int row, ScreenArea area, String text, TextStyle style) {
        String cut = Wrap.cut(area.width(), text);
        put(row, area.left() + (area.width() - cut.length()) / 2, cut, style);
    }

    TerminalFrame frame() {
        List<String> lines = new ArrayList<>();
        List<List<TextStyle>> all = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            lines.add(new String(chars[row]));
            all.add(List.of(styles[row]));
        }
        return new TerminalFrame(lines, all);
    }
}
