package burraco.layout.capture;

/** Leads out of a line that cannot be used to where it is skipped; never leaves this package. */
final class Skip extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 24;

    private final boolean broken;

    Skip(String why) {
        this(why, false);
    }

    private Skip(String why, boolean broken) {
        super(why, null, false, false);
        this.broken = broken;
    }

    /** Because of what a line becomes that is cut off in the middle, among others. */
    static Skip broken(String why) {
        return new Skip(why, true);
    }

    boolean isBroken() {
        return broken;
    }

    /** A stranger's word as a reason may show it: short, and nothing that moves a terminal. */
    static String shown(String word) {
        StringBuilder shown = new StringBuilder();
        word.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isISOControl(c) || c >= 0xD800 && c < 0xE000 ? '?' : c)
                .forEach(shown::appendCodePoint);
        return word.codePointCount(0, word.length()) > LONGEST ? shown + "…" : shown.toString();
    }
}
