package burraco.layout.text;

/** A position in a text: line and column, both from 1. */
public record TextPosition(int line, int column) implements Comparable<TextPosition> {
    /** The position after the last character. */
    public static TextPosition endOf(String text) {
        int line = (int) text.chars().filter(c -> c == '\n').count() + 1;
        int begin = text.lastIndexOf('\n') + 1;
        return new TextPosition(line, text.codePointCount(begin, text.length()) + 1);
    }

    @Override
    public int compareTo(TextPosition other) {
        return line != other.line ? line - other.line : column - other.column;
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
