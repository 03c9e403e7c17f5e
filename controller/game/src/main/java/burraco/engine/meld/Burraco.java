package burraco.engine.meld;

/** The kinds of burraco (art. 13) and their values. */
public enum Burraco {
    NONE("none", 0),
    DIRTY("dirty", 100),
    SEMICLEAN("semiclean", 150),
    CLEAN("clean", 200),
    /** The thirteen naturals of a suit, with or without a wild card. */
    ROYAL("royal", 300),
    ROYAL_WILD("royal-wild", 250),
    /** Eight equal cards, with or without a wild card. */
    SUPER("super", 250),
    SUPER_WILD("super-wild", 200);

    /** The smallest number of cards of a burraco. */
    public static final int CARDS = 7;

    private final String id;
    private final int points;

    Burraco(String id, int points) {
        this.id = id;
        this.points = points;
    }

    public int points() {
        return points;
    }

    /** Whether it has no wild card, as FIBUR's art. 16 requires for closing. */
    public boolean isClean() {
        return this == CLEAN || this == ROYAL || this == SUPER;
    }

    /** Whether a line that has it may close (art. 16). */
    public boolean closes(MeldRules rules) {
        return rules.closingNeedsClean() ? isClean() : this != NONE;
    }

    static Burraco of(Meld meld, MeldRules rules) {
        boolean enough = meld.cards().size() >= CARDS && meld.shape().legal();
        return enough ? rules.burraco(meld) : NONE;
    }

    @Override
    public String toString() {
        return id;
    }
}
