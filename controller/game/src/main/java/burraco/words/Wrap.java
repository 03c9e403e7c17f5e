package burraco.words;

import java.util.ArrayList;
import java.util.List;

/** Text in lines of a width. */
public final class Wrap {
    private Wrap() {}

    /** Broken between words where there is one to break at; later lines begin with that. */
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
