package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import burraco.text.Sentence;
import java.util.Locale;

/** Reads a text character by character and keeps track of the position. */
final class TextCursor {
    /** The value of {@link #peek} after the last character. */
    static final int END = -1;

    private final String text;
    private int next;
    private int line = 1;
    private int column = 1;

    TextCursor(String text) {
        this.text = text;
    }

    TextPosition spot() {
        return new TextPosition(line, column);
    }

    int peek() {
        return peek(0);
    }

    /** The character this many positions ahead. */
    int peek(int ahead) {
        return next + ahead < text.length() ? text.charAt(next + ahead) : END;
    }

    boolean looksAt(String words) {
        return text.startsWith(words, next);
    }

    /** Takes the next character, which must be there. */
    char next() {
        char c = text.charAt(next++);
        if (c == '\n') {
            line++;
            column = 1;
        } else if (!Character.isLowSurrogate(c)) {
            column++;
        }
        return c;
    }

    void skip(int count) {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    /** Takes this character if it is the next one. */
    boolean take(char c) {
        boolean there = peek() == c;
        skip(there ? 1 : 0);
        return there;
    }

    void expect(char c, String what) throws BadToml {
        if (!take(c)) {
            throw expected(what);
        }
    }

    // Space, ends of lines, comments

    void skipSpace() {
        while (peek() == ' ' || peek() == '\t') {
            next();
        }
    }

    boolean atNewline() {
        return peek() == '\n' || peek() == '\r' && peek(1) == '\n';
    }

    boolean takeNewline() {
        boolean there = atNewline();
        skip(!there ? 0 : peek() == '\r' ? 2 : 1);
        return there;
    }

    /** Skips whitespace, line ends and comments. */
    void skipLines() throws BadToml {
        do {
            skipSpace();
            skipComment();
        } while (takeNewline());
    }

    /** Skips a comment, and requires the end of the line. */
    void endLine() throws BadToml {
        skipSpace();
        skipComment();
        if (!takeNewline() && peek() != END) {
            throw expected("read.toml.end-of-line");
        }
    }

    private void skipComment() throws BadToml {
        if (peek() != '#') {
            return;
        }
        while (peek() != END && !atNewline()) {
            refuseControl();
            next();
        }
    }

    // Problems

    static boolean isControl(int c) {
        return c >= 0 && c < ' ' && c != '\t' || c == 0x7F;
    }

    void refuseControl() throws BadToml {
        if (isControl(peek())) {
            throw new BadToml(spot(), "read.toml.control", found());
        }
    }

    /** Something else was expected here: a sentence, and what stands in its places. */
    BadToml expected(String what, Object... details) {
        return new BadToml(spot(), "read.toml.expected", new Sentence(what, details), found());
    }

    private Sentence found() {
        int c = peek();
        if (c == END) {
            return new Sentence("read.toml.end-of-file");
        }
        if (atNewline()) {
            return new Sentence("read.toml.end-of-line");
        }
        return isControl(c)
                ? new Sentence(
                        "read.toml.control-character", String.format(Locale.ROOT, "U+%04X", c))
                : Sentence.of("'" + Character.toString(text.codePointAt(next)) + "'");
    }
}
