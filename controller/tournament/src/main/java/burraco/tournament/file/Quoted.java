package burraco.tournament.file;

import java.util.Set;

/** Text between double quotes. What cannot be seen is written as an escape. */
final class Quoted {
    private static final char QUOTE = '"';
    private static final char ESCAPE = '\\';
    private static final int HEX_DIGITS = 4;

    private static final Set<Byte> UNSEEN =
            Set.of(
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR);

    private Quoted() {}

    static String of(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append(QUOTE);
        text.codePoints().forEach(letter -> add(quoted, letter));
        return quoted.append(QUOTE).toString();
    }

    private static void add(StringBuilder quoted, int letter) {
        switch (letter) {
            case QUOTE, ESCAPE -> quoted.append(ESCAPE).append((char) letter);
            case '\n' -> quoted.append("\\n");
            case '\t' -> quoted.append("\\t");
            default -> {
                if (UNSEEN.contains((byte) Character.getType(letter))) {
                    for (char half : Character.toChars(letter)) {
                        quoted.append(String.format("\\u%04x", (int) half));
                    }
                } else {
                    quoted.appendCodePoint(letter);
                }
            }
        }
    }

    /** Reads from after the opening quote to after the closing one. */
    static String read(Cursor line) throws Wrong {
        StringBuilder text = new StringBuilder();
        while (true) {
            int at = line.position();
            char next = line.next("file.unclosed");
            if (next == QUOTE) {
                return text.toString();
            }
            text.append(next == ESCAPE ? escaped(line, at) : next);
        }
    }

    private static char escaped(Cursor line, int at) throws Wrong {
        char which = line.next("file.unclosed");
        return switch (which) {
            case QUOTE, ESCAPE -> which;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'u' -> hex(line, at);
            default -> throw line.wrong(at, "file.escape");
        };
    }

    private static char hex(Cursor line, int at) throws Wrong {
        int value = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = Character.digit(line.next("file.unclosed"), 16);
            if (digit < 0) {
                throw line.wrong(at, "file.escape");
            }
            value = value * 16 + digit;
        }
        return (char) value;
    }
}
