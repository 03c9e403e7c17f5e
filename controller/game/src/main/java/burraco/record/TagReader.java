package burraco.record;

import burraco.record.Problem.Kind;

/** Reads {@code [Name "value"]} character by character, so that a problem has its column. */
final class TagReader {
    private final int line;
    private final String text;
    private int next;

    private TagReader(int line, String text) {
        this.line = line;
        this.text = text;
    }

    static boolean begins(String text) {
        return new TagReader(0, text).atBracket();
    }

    /** The column of the opening bracket. */
    static int column(String text) {
        return text.indexOf('[') + 1;
    }

    static TagLine read(int number, String text) {
        return new TagReader(number, text).read();
    }

    private TagLine read() {
        skipSpace();
        expect('[');
        String name = name();
        if (!skipSpace()) {
            throw problem();
        }
        expect('"');
        int column = column();
        String value = value();
        expect('"');
        skipSpace();
        expect(']');
        skipSpace();
        if (next < text.length() && text.charAt(next) != ';') {
            throw problem();
        }
        return new TagLine(line, name, value, column, text.substring(next).stripTrailing());
    }

    private boolean atBracket() {
        skipSpace();
        return next < text.length() && text.charAt(next) == '[';
    }

    /** Whether there were blanks. */
    private boolean skipSpace() {
        int start = next;
        while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            next++;
        }
        return next > start;
    }

    private void expect(char c) {
        if (next == text.length() || text.charAt(next) != c) {
            throw problem();
        }
        next++;
    }

    private String name() {
        int start = next;
        while (next < text.length() && inName(text.charAt(next), next == start)) {
            next++;
        }
        if (next == start) {
            throw problem();
        }
        return text.substring(start, next);
    }

    private static boolean inName(char c, boolean first) {
        boolean letter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
        return letter || !first && (c >= '0' && c <= '9' || c == '_' || c == '-');
    }

    private String value() {
        int end = text.indexOf('"', next);
        int start = next;
        next = end < 0 ? text.length() : end;
        return text.substring(start, next);
    }

    private int column() {
        return text.codePointCount(0, next) + 1;
    }

    private Malformed problem() {
        return new Malformed(line, column(), Kind.TAG_SYNTAX);
    }
}
