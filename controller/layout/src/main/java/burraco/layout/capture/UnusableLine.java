package burraco.layout.capture;

/** Thrown if a line is unusable, and caught when it is skipped; it never leaves this package. */
final class UnusableLine extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 24;

    private final boolean broken;

    UnusableLine(String why) {
        this(why, false);
    }

    private UnusableLine(String why, boolean broken) {
        super(why, null, false, false);
        this.broken = broken;
    }

    /** For a line that is not valid JSON, for instance because it is cut off. */
    static UnusableLine broken(String why) {
        return new UnusableLine(why, true);
    }

    boolean isBroken() {
        return broken;
    }

    /** A word from the input, made safe for a message: short and without control characters. */
    static String shown(String word) {
        StringBuilder shown = new StringBuilder();
        word.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isISOControl(c) || c >= 0xD800 && c < 0xE000 ? '?' : c)
                .forEach(shown::appendCodePoint);
        return word.codePointCount(0, word.length()) > LONGEST ? shown + "…" : shown.toString();
    }
}
