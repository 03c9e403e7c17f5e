package burraco.text;

import java.util.Set;

/**
 * Checks and cleans text that people enter, or that comes from files and devices somebody may have
 * tampered with. Line breaks, control characters and changes of writing direction could alter the
 * text around it on a page, in a log or in a terminal.
 */
public final class PlainText {
    /** Replaces a character that must not be shown. */
    private static final int REPLACEMENT = '\uFFFD';

    private static final Set<Byte> UNPRINTED =
            Set.of(
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR);

    /** These count as letters in Unicode, but are invisible. */
    private static final Set<Integer> FILLERS = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0);

    private PlainText() {}

    /** Whether the text has only printable characters. */
    public static boolean is(String text) {
        return text.codePoints().allMatch(PlainText::isPrinted);
    }

    /**
     * Whether the text can serve as a person's name: printable, and with at least one visible
     * letter or digit.
     */
    public static boolean isName(String text) {
        return is(text) && text.codePoints().noneMatch(FILLERS::contains) && isRead(text);
    }

    /** Whether it has at least one visible letter or digit. */
    public static boolean isRead(String text) {
        return text.codePoints()
                .anyMatch(letter -> Character.isLetterOrDigit(letter) && !FILLERS.contains(letter));
    }

    /** The text with everything that is not printable replaced, line breaks included. */
    public static String line(String text) {
        return is(text) ? text : safe(text, false);
    }

    /** The text with everything that is not printable replaced, except line breaks and tabs. */
    public static String lines(String text) {
        return is(text) ? text : safe(text, true);
    }

    private static String safe(String text, boolean breaks) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints()
                .map(letter ->
                        isPrinted(letter) || breaks && isBreak(letter) ? letter : REPLACEMENT)
                .forEach(safe::appendCodePoint);
        return safe.toString();
    }

    private static boolean isBreak(int letter) {
        return letter == '\n' || letter == '\t';
    }

    private static boolean isPrinted(int letter) {
        return !UNPRINTED.contains((byte) Character.getType(letter));
    }
}
