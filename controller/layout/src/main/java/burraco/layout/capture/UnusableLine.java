package burraco.layout.capture;

import burraco.text.Sentence;

/** Thrown if a line is unusable, and caught when it is skipped; it never leaves this package. */
final class UnusableLine extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 24;

    private final transient Sentence why;
    private final boolean broken;

    UnusableLine(String key, Object... details) {
        this(new Sentence(key, details), false);
    }

    private UnusableLine(Sentence why, boolean broken) {
        super(why.key(), null, false, false);
        this.why = why;
        this.broken = broken;
    }

    /** For a line that is not valid JSON, for instance because it is cut off. */
    static UnusableLine broken(String key) {
        return new UnusableLine(new Sentence(key), true);
    }

    Sentence why() {
        return why;
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
