package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import burraco.text.Sentence;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Pattern;

/** Reads values without quotes and brackets: numbers, booleans, dates and times. */
final class Bare {
    /** No number needs more characters, and an error message should stay readable. */
    private static final int LONGEST = 200;

    private static final int SHOWN = 40;

    private static final Pattern WHOLE = Pattern.compile("[+-]?(0|[1-9][0-9]*)");
    private static final Pattern OTHER_BASE = Pattern.compile("0x[0-9A-Fa-f]+|0o[0-7]+|0b[01]+");
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern TIME =
            Pattern.compile("([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?");
    private static final Pattern OFFSET =
            Pattern.compile("|[Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9]");

    private final TextCursor cursor;
    private final TextPosition at;
    private final String word;

    Bare(TextCursor cursor) throws BadToml {
        this.cursor = cursor;
        at = cursor.spot();
        StringBuilder taken = new StringBuilder();
        takeWord(taken);
        // A date and its time may have a space between them.
        if (DATE.matcher(taken).matches() && cursor.peek() == ' ' && isDigit(cursor.peek(1))) {
            taken.append(cursor.next());
            takeWord(taken);
        }
        word = taken.toString();
    }

    private void takeWord(StringBuilder taken) throws BadToml {
        while (cursor.peek() != TextCursor.END && " \t\r\n,]}#".indexOf(cursor.peek()) < 0) {
            cursor.refuseControl();
            taken.append(cursor.next());
        }
    }

    TomlValue value() throws BadToml {
        if (word.isEmpty()) {
            throw cursor.expected("read.toml.value");
        }
        if (word.length() > LONGEST) {
            throw problem("read.toml.value");
        }
        return switch (word) {
            case "true" -> new TomlValue.Truth(true, at);
            case "false" -> new TomlValue.Truth(false, at);
            case "inf", "+inf" -> new TomlValue.Decimal(Double.POSITIVE_INFINITY, at);
            case "-inf" -> new TomlValue.Decimal(Double.NEGATIVE_INFINITY, at);
            case "nan", "+nan", "-nan" -> new TomlValue.Decimal(Double.NaN, at);
            default -> isMoment() ? new TomlValue.Moment(word, at) : number();
        };
    }

    private TomlValue number() throws BadToml {
        boolean hex = word.startsWith("0x");
        String digits = word.replace("_", "");
        if (underscoresStandBetweenDigits(hex)) {
            if (WHOLE.matcher(digits).matches()) {
                return whole(digits, 10);
            }
            if (OTHER_BASE.matcher(digits).matches()) {
                int base = hex ? 16 : word.startsWith("0o") ? 8 : 2;
                return whole(digits.substring(2), base);
            }
            if (DECIMAL.matcher(digits).matches()) {
                return new TomlValue.Decimal(Double.parseDouble(digits), at);
            }
        }
        throw problem(
                isDigit(word.charAt(0)) || "+-.".indexOf(word.charAt(0)) >= 0
                        ? "read.toml.number"
                        : "read.toml.any-value");
    }

    private BadToml problem(String expected) {
        String shown = word;
        if (word.codePointCount(0, word.length()) > SHOWN) {
            shown = word.substring(0, word.offsetByCodePoints(0, SHOWN)) + "…";
        }
        return new BadToml(at, "read.toml.expected", new Sentence(expected), shown);
    }

    private TomlValue whole(String digits, int base) throws BadToml {
        try {
            return new TomlValue.Whole(Long.parseLong(digits, base), at);
        } catch (NumberFormatException tooLarge) {
            throw problem("read.toml.64-bits");
        }
    }

    private boolean underscoresStandBetweenDigits(boolean hex) {
        for (int i = word.indexOf('_'); i >= 0; i = word.indexOf('_', i + 1)) {
            boolean first = i == 0 || i == word.length() - 1;
            if (first || !isDigit(word.charAt(i - 1), hex) || !isDigit(word.charAt(i + 1), hex)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isDigit(char c, boolean hex) {
        return isDigit(c) || hex && (c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F');
    }

    // Dates and times

    private boolean isMoment() {
        if (TIME.matcher(word).matches()) {
            return true;
        }
        if (word.length() < 10 || !isDate(word.substring(0, 10))) {
            return false;
        }
        String rest = word.substring(10);
        return rest.isEmpty() || "Tt ".indexOf(rest.charAt(0)) >= 0 && isTime(rest.substring(1));
    }

    private static boolean isDate(String date) {
        if (!DATE.matcher(date).matches()) {
            return false;
        }
        try {
            LocalDate.parse(date);
            return true;
        } catch (DateTimeException noSuchDay) {
            return false;
        }
    }

    private static boolean isTime(String time) {
        int end = 0;
        while (end < time.length() && "Zz+-".indexOf(time.charAt(end)) < 0) {
            end++;
        }
        return TIME.matcher(time.substring(0, end)).matches()
                && OFFSET.matcher(time.substring(end)).matches();
    }
}
