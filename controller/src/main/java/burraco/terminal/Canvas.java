package burraco.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A frame while it is drawn. What does not fit is left out. */
final class Canvas {
    private final Size size;
    private final char[][] chars;
    private final Style[][] styles;

    Canvas(Size size) {
        this.size = size;
        chars = new char[size.rows()][size.columns()];
        styles = new Style[size.rows()][size.columns()];
        for (int row = 0; row < size.rows(); row++) {
            Arrays.fill(chars[row], ' ');
            Arrays.fill(styles[row], Style.PLAIN);
        }
    }

    void fill(Area area, Style style) {
        for (int row = area.top(); row < area.bottom(); row++) {
            put(row, area.left(), " ".repeat(area.width()), style);
        }
    }

    /** Writes a text; where it ends. */
    int put(int row, int column, String text, Style style) {
        int at = column;
        for (char one : text.toCharArray()) {
            if (row >= 0 && row < size.rows() && at >= 0 && at < size.columns()) {
                chars[row][at] = one;
                styles[row][at] = style.over(styles[row][at]);
            }
            at++;
        }
        return at;
    }

    /** Writes a text with its end before that column; where it begins. */
    int putBefore(int row, int end, String text, Style style) {
        put(row, end - text.length(), text, style);
        return end - text.length();
    }

    void centre(int row, Area area, String text, Style style) {
        put(row, area.left() + (area.width() - text.length()) / 2, text, style);
    }

    Frame frame() {
        List<String> lines = new ArrayList<>();
        List<List<Style>> all = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            lines.add(new String(chars[row]));
            all.add(List.of(styles[row]));
        }
        return new Frame(lines, all);
    }
}
