package burraco.cards;

/** The ranks in the order of a sequence that begins with its ace; a joker has none. */
public enum Rank {
    ACE('A', 15),
    TWO('2', 20),
    THREE('3', 5),
    FOUR('4', 5),
    FIVE('5', 5),
    SIX('6', 5),
    SEVEN('7', 5),
    EIGHT('8', 10),
    NINE('9', 10),
    TEN('T', 10),
    JACK('J', 10),
    QUEEN('Q', 10),
    KING('K', 10);

    private static final Rank[] ALL = values();

    private final char letter;
    private final int points;

    Rank(char letter, int points) {
        this.letter = letter;
        this.points = points;
    }

    public char letter() {
        return letter;
    }

    /** The value in points of art. 1. */
    public int points() {
        return points;
    }

    /** The place in a sequence, 1 for an ace before its two to 13 for a king. */
    public int place() {
        return ordinal() + 1;
    }

    /** The rank at a place in a sequence; 14 is the ace behind its king. */
    public static Rank atPlace(int place) {
        return ALL[(place - 1) % ALL.length];
    }

    /**
     * The position in art. 1's ranking within a suit: 2, A, K … 3; higher numbers are higher cards.
     */
    public int height() {
        if (this == TWO) {
            return 14;
        }
        return this == ACE ? 13 : ordinal();
    }
}
