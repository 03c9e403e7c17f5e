package burraco.text;

import java.util.Set;

/**
 * What people write in their own words, and what comes from files and devices that somebody may
 * have changed. A line break, a control character or a change of direction would make another text
 * of what stands beside it: on a page, in a log, in a terminal.
 */
public final class PlainText {
    /** Stands for what must not be shown. */
    private static final int INSTEAD = '\uFFFD';

    private static final Set<Byte> UNPRINTED =
            Set.of(
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR);

    /** Letters by their class, and yet nobody sees them. */
    private static final Set<Integer> FILLERS = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0);

    private PlainText() {}

    /** Whether all of it is what it looks like. */
    public static boolean is(String text) {
        return text.codePoints().allMatch(PlainText::isPrinted);
    }

    /** Whether it can stand for somebody: plain, and with something in it that can be read. */
    public static boolean isName(String text) {
        return is(text) && text.codePoints().noneMatch(FILLERS::contains) && isRead(text);
    }

    /** Whether anything in it can be read. */
    public static boolean isRead(String text) {
        return text.codePoints()
                .anyMatch(letter -> Character.isLetterOrDigit(letter) && !FILLERS.contains(letter));
    }

    /** The same as one line that does nothing but stand there. */
    public static String line(String text) {
        return is(text) ? text : safe(text, false);
    }

    /** The same as lines: breaks and tabs are left, nothing else that does something. */
    public static String lines(String text) {
        return is(text) ? text : safe(text, true);
    }

    private static String safe(String text, boolean breaks) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints()
                .map(letter -> isPrinted(letter) || breaks && isBreak(letter) ? letter : INSTEAD)
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
