package burraco.pdf;

import java.nio.charset.Charset;
import java.text.Normalizer;
import java.util.Locale;

/**
 * Text in the encoding of Western Europe, which the fonts of a PDF have without embedding any.
 * Other letters lose their accents, or become question marks.
 */
public final class PdfText {
    private static final Charset WIN_ANSI = Charset.forName("windows-1252");

    private PdfText() {}

    /** As it can be written; its length in characters is that on paper. */
    public static String writable(String text) {
        if (text.chars().allMatch(letter -> letter >= ' ' && letter <= '~')) {
            return text;
        }
        StringBuilder writable = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .forEach(letter -> append(writable, letter));
        return writable.toString();
    }

    private static void append(StringBuilder writable, int letter) {
        String one = Character.toString(letter);
        if (isWritable(letter, one)) {
            writable.append(one);
            return;
        }
        int plain = Normalizer.normalize(one, Normalizer.Form.NFD).codePointAt(0);
        String base = Character.toString(plain);
        if (plain != letter && isWritable(plain, base)) {
            writable.append(base);
        } else if (Character.getType(letter) != Character.NON_SPACING_MARK
                && Character.getType(letter) != Character.FORMAT) {
            writable.append('?');
        }
    }

    private static boolean isWritable(int letter, String one) {
        return letter >= ' ' && letter <= '~'
                || letter > '\u009F' && WIN_ANSI.newEncoder().canEncode(one);
    }

    /** As a string of a content stream, in parentheses. */
    public static String literal(String text) {
        StringBuilder literal = new StringBuilder("(");
        for (byte one : writable(text).getBytes(WIN_ANSI)) {
            if (one == '(' || one == ')' || one == '\\') {
                literal.append('\\').append((char) one);
            } else if (one < 0) {
                literal.append(String.format(Locale.ROOT, "\\%03o", one & 255));
            } else {
                literal.append((char) one);
            }
        }
        return literal.append(')').toString();
    }

    /** How long it is, in the unit of the font size. */
    public static double width(String text, boolean bold, double size) {
        return writable(text).chars().map(letter -> FontWidths.of((char) letter, bold)).sum()
                * size
                / FontWidths.EM;
    }
}
