package burraco.terminal;

/**
 * How a character looks where there are colours, by their numbers among the 256 that terminals
 * know. What a picture says it says without them.
 *
 * @param ink {@link #USUAL} for the terminal's own
 * @param ground {@link #USUAL} for the terminal's own, or what lies there
 */
public record Style(int ink, int ground, boolean bold) {
    public static final int USUAL = -1;

    private static final int FELT = 22;
    private static final int PAPER = 255;
    private static final int GREY = 245;

    static final Style PLAIN = ink(USUAL);
    static final Style STRONG = PLAIN.strong();
    static final Style FAINT = ink(GREY);
    static final Style GOOD = ink(114);
    static final Style CLOTH = new Style(252, FELT, false);
    static final Style ON_CLOTH = ink(252);
    static final Style FAINT_ON_CLOTH = ink(108);
    static final Style TO_ACT = new Style(16, 222, true);
    static final Style SIGNAL = new Style(231, 124, true);
    static final Style SCREEN = new Style(159, 17, false);
    static final Style BLACK_CARD = new Style(16, PAPER, false);
    static final Style RED_CARD = new Style(160, PAPER, false);
    static final Style WILD_CARD = new Style(91, PAPER, true);
    static final Style BACK = new Style(110, 18, false);
    static final Style CLEAN = new Style(16, 114, true);
    static final Style DIRTY = new Style(16, 179, false);
    static final Style COLD = new Style(231, 67, false);

    static Style ink(int ink) {
        return new Style(ink, USUAL, false);
    }

    Style strong() {
        return new Style(ink, ground, true);
    }

    /** On what lies there, where it has no ground of its own. */
    Style over(Style below) {
        return ground == USUAL ? new Style(ink, below.ground, bold) : this;
    }
}
