package burraco.words;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a width. */
public final class Wrap {
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
}
