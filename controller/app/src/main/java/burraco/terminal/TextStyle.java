package burraco.terminal;

/**
 * How a character looks, with colours by their number among the 256 terminal colours. Colours never
 * carry information of their own.
 *
 * @param ink foreground; {@link #USUAL} for the terminal's default
 * @param ground background; {@link #USUAL} for the terminal's default, or for what was drawn below
 */
public record TextStyle(int ink, int ground, boolean bold) {
    public static final int USUAL = -1;

    private static final int FELT = 22;
    private static final int PAPER = 255;
    private static final int GREY = 245;

    static final TextStyle PLAIN = ink(USUAL);
    static final TextStyle STRONG = PLAIN.strong();
    static final TextStyle FAINT = ink(GREY);
    static final TextStyle GOOD = ink(114);
    static final TextStyle CLOTH = new TextStyle(252, FELT, false);
    static final TextStyle ON_CLOTH = ink(252);
    static final TextStyle FAINT_ON_CLOTH = ink(108);
    static final TextStyle TO_ACT = new TextStyle(16, 222, true);
    static final TextStyle SIGNAL = new TextStyle(231, 124, true);
    static final TextStyle SCREEN = new TextStyle(159, 17, false);
    static final TextStyle BLACK_CARD = new TextStyle(16, PAPER, false);
    static final TextStyle RED_CARD = new TextStyle(160, PAPER, false);
    static final TextStyle WILD_CARD = new TextStyle(91, PAPER, true);
    static final TextStyle BACK = new TextStyle(110, 18, false);
    static final TextStyle CLEAN = new TextStyle(16, 114, true);
    static final TextStyle DIRTY = new TextStyle(16, 179, false);
    static final TextStyle COLD = new TextStyle(231, 67, false);

    static TextStyle ink(int ink) {
        return new TextStyle(ink, USUAL, false);
    }

    TextStyle strong() {
        return new TextStyle(ink, ground, true);
    }

    /** Keeps the background that is there already, if this style has none. */
    TextStyle over(TextStyle below) {
        return ground == USUAL ? new TextStyle(ink, below.ground, bold) : this;
    }
}
