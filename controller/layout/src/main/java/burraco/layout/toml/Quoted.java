package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.HexFormat;

/** Reads quoted text. Double quotes allow escapes, single quotes do not. */
final class Quoted {
    /** The three closing quotes of a multi-line text may follow two that belong to the text. */
    private static final int MOST_QUOTES = 5;

    private final TextCursor cursor;
    private final TextPosition at;
    private final char quote;
    private final StringBuilder text = new StringBuilder();

    /**
     * @param cursor at the opening quote
     */
    Quoted(TextCursor cursor) {
        this.cursor = cursor;
        at = cursor.spot();
        quote = (char) cursor.peek();
    }

    /** Reads a single-line or a multi-line text. */
    String any() throws BadToml {
        return cursor.looksAt(String.valueOf(quote).repeat(3)) ? lines() : line();
    }

    String line() throws BadToml {
        cursor.next();
        while (!cursor.take(quote)) {
            if (cursor.peek() == TextCursor.END || cursor.atNewline()) {
                throw new BadToml(at, "read.toml.unclosed", quote);
            }
            takeOne();
        }
        return text.toString();
    }

    private String lines() throws BadToml {
        cursor.skip(3);
        cursor.takeNewline();
        while (!takeEnd()) {
            if (cursor.peek() == TextCursor.END) {
                String end = String.valueOf(quote).repeat(3);
                throw new BadToml(at, "read.toml.unclosed-lines", end);
            }
            if (cursor.takeNewline()) {
                text.append('\n');
            } else if (!takeContinued()) {
                takeOne();
            }
        }
        return text.toString();
    }

    private boolean takeEnd() {
        int quotes = 0;
        while (quotes < MOST_QUOTES && cursor.peek(quotes) == quote) {
            quotes++;
        }
        if (quotes < 3) {
            return false;
        }
        text.append(String.valueOf(quote).repeat(quotes - 3));
        cursor.skip(quotes);
        return true;
    }

    /**
     * A backslash at the end of a line joins the following text, without the whitespace between
     * them.
     */
    private boolean takeContinued() {
        if (quote != '"' || cursor.peek() != '\\') {
            return false;
        }
        int ahead = 1;
        while (cursor.peek(ahead) == ' ' || cursor.peek(ahead) == '\t') {
            ahead++;
        }
        boolean ends = cursor.peek(ahead) == '\n';
        boolean endsInTwo = cursor.peek(ahead) == '\r' && cursor.peek(ahead + 1) == '\n';
        if (!ends && !endsInTwo) {
            return false;
        }
        cursor.skip(ahead);
        do {
            cursor.skipSpace();
        } while (cursor.takeNewline());
        return true;
    }

    private void takeOne() throws BadToml {
        cursor.refuseControl();
        if (quote == '"' && cursor.peek() == '\\') {
            takeEscape();
        } else {
            text.append(cursor.next());
        }
    }

    private void takeEscape() throws BadToml {
        TextPosition backslash = cursor.spot();
        cursor.next();
        int letter = cursor.peek();
        int plain = "btnfr\"\\".indexOf(letter);
        if (letter != TextCursor.END && plain >= 0) {
            cursor.next();
            text.append("\b\t\n\f\r\"\\".charAt(plain));
        } else if (letter == 'u' || letter == 'U') {
            cursor.next();
            takeCodePoint(backslash, letter == 'u' ? 4 : 8);
        } else {
            throw new BadToml(backslash, "read.toml.escape");
        }
    }

    private void takeCodePoint(TextPosition backslash, int digits) throws BadToml {
        long code = 0;
        for (int i = 0; i < digits; i++) {
            if (cursor.peek() == TextCursor.END || !HexFormat.isHexDigit(cursor.peek())) {
                throw cursor.expected("read.toml.digits", digits);
            }
            code = code << 4 | HexFormat.fromHexDigit(cursor.next());
        }
        boolean half = code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
        if (code > Character.MAX_CODE_POINT || half) {
            throw new BadToml(backslash, "read.toml.code-point");
        }
        text.appendCodePoint((int) code);
    }
}
