package burraco.cli.out;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Prints text in lines that fit a terminal, broken between words. */
public record Paragraphs(PrintStream out) {
    private static final int COLUMNS = 80;

    /** Indents the lines after the first by the length of its prefix. */
    public void print(String start, String text) {
        lines(start, text).forEach(out::println);
    }

    public static List<String> lines(String start, String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(start);
        String indent = " ".repeat(start.length());
        boolean first = true;
        for (String word : text.split(" ")) {
            if (!first && line.length() + 1 + word.length() > COLUMNS) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
                first = true;
            }
            line.append(first ? "" : " ").append(word);
            first = false;
        }
        lines.add(line.toString());
        return lines;
    }
}
