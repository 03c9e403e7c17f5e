package burraco.words;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a width, or cuts it. */
public final class Wrap {
    private static final String ELLIPSIS = "…";

    private Wrap() {}

    /** Breaks between words where possible; all lines but the first begin with the indent. */
    public static List<String> to(int width, String text, String indent) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int gap = rest.lastIndexOf(' ', width);
            boolean between = gap > indent.length();
            int end = between ? gap : width;
            lines.add(rest.substring(0, end));
            rest = indent + rest.substring(between ? end + 1 : end);
        }
        lines.add(rest);
        return lines;
    }

    /** The text; one that is too long is cut, and ends with an ellipsis. */
    public static String cut(int width, String text) {
        if (text.length() <= width) {
            return text;
        }
        int end = width - ELLIPSIS.length();
        if (end < 0) {
            return "";
        }
        boolean inside = end > 0 && Character.isHighSurrogate(text.charAt(end - 1));
        return text.substring(0, inside ? end - 1 : end) + ELLIPSIS;
    }
}
