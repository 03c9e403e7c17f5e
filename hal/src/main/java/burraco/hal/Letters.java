package burraco.hal;

import java.text.Normalizer;

/** The letters that a display can show. Others are replaced by similar ones. */
public enum Letters {
    /** The letters of small displays (HD44780): without accents and suits. */
    PLAIN {
        @Override
        String nearest(int letter) {
            return switch (letter) {
                case '♥' -> "H";
                case '♦' -> "D";
                case '♣' -> "C";
                case '♠' -> "S";
                case '…' -> "...";
                case '–', '—', '~' -> "-";
                case '‘', '’' -> "'";
                case '“', '”', '«', '»' -> "\"";
                case '·', '•' -> ".";
                case '→', '▲' -> ">";
                case '□', '°' -> "o";
                case '✓' -> "v";
                case '×' -> "x";
                case '€' -> "E";
                case '\\' -> "/";
                default -> letter < 0x7f ? Character.toString(letter) : unaccented(letter);
            };
        }
    },

    /** All letters. */
    ALL {
        @Override
        String nearest(int letter) {
            return Character.toString(letter);
        }
    };

    private static final char GRAVE = '\u0300';
    private static final char ACUTE = '\u0301';

    abstract String nearest(int letter);

    /** The line in these letters, cut to this number of columns. */
    public String fit(String line, int columns) {
        return Normalizer.normalize(line, Normalizer.Form.NFC)
                .codePoints()
                .mapToObj(letter -> isBlank(letter) ? " " : nearest(letter))
                .flatMapToInt(String::codePoints)
                .limit(columns)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** A line break would shift every line below it. */
    private static boolean isBlank(int letter) {
        return Character.isISOControl(letter) || Character.isSpaceChar(letter);
    }

    /** As Italians write without accents: {@code piu'}. */
    private static String unaccented(int letter) {
        String parts = Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD);
        char plain = parts.charAt(0);
        if (plain >= 0x7f) {
            return "?";
        }
        char mark = parts.length() > 1 ? parts.charAt(1) : ' ';
        return mark == GRAVE || mark == ACUTE ? plain + "'" : String.valueOf(plain);
    }
}
