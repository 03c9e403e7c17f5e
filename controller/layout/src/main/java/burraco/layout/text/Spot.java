package burraco.layout.text;

/** A place in a text: its line, and the character in that line, both from 1. */
public record Spot(int line, int column) implements Comparable<Spot> {
    /** The place behind the last character. */
    public static Spot endOf(String text) {
        int line = (int) text.chars().filter(c -> c == '\n').count() + 1;
        int begin = text.lastIndexOf('\n') + 1;
        return new Spot(line, text.codePointCount(begin, text.length()) + 1);
    }

    @Override
    public int compareTo(Spot other) {
        return line != other.line ? line - other.line : column - other.column;
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
