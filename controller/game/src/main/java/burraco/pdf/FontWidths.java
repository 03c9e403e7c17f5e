package burraco.pdf;

import java.text.Normalizer;

/** How wide the letters of Helvetica are, in thousandths of the font size. */
final class FontWidths {
    static final int EM = 1000;

    private static final char FIRST = ' ';

    private static final int[] PLAIN = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, // ␠ to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, // p to ~
    };

    private static final int[] BOLD = {
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, // ␠ to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, // 0 to ?
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, // P to _
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, // ` to o
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584, // p to ~
    };

    private FontWidths() {}

    /** An accent does not make a letter wider. */
    static int of(char letter, boolean bold) {
        int[] widths = bold ? BOLD : PLAIN;
        int at = letter - FIRST;
        if (at >= 0 && at < widths.length) {
            return widths[at];
        }
        char plain = Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFD).charAt(0);
        return plain == letter ? other(letter, bold) : of(plain, bold);
    }

    private static int other(char letter, boolean bold) {
        return switch (letter) {
            case '\u2014', '\u2026', '\u2030', '\u00C6', '\u0152', '\u2122' -> EM;
            case '\u2018', '\u2019', '\u201A' -> bold ? 278 : 222;
            case '\u201C', '\u201D', '\u201E' -> bold ? 500 : 333;
            case '\u00A0', '\u00B7' -> 278;
            case '\u00B0' -> 400;
            case '\u00AA' -> 370;
            case '\u00BA' -> 365;
            case '\u00D8' -> 778;
            case '\u00E6', '\u0153' -> bold ? 889 : 944;
            case '\u00DF', '\u00F8' -> 611;
            default -> 556; // That of a figure, of the en dash and of most small letters.
        };
    }
}
