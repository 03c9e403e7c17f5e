package burraco.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is printed on a card: one of 52 pairs of rank and suit, or the joker. Faces are shared, so
 * that {@code ==} compares them.
 */
public final class Face {
    /** In place of the suit or the rank. */
    private static final int NONE = -1;

    private static final Suit[] SUITS = Suit.values();
    private static final Rank[] RANKS = Rank.values();

    /** Naturals suit by suit in the order of {@link Suit}, ace to king; then the joker. */
    private static final Face[] ALL = new Face[53];

    static {
        for (Suit suit : SUITS) {
            for (Rank rank : RANKS) {
                int code = suit.ordinal() * 13 + rank.ordinal();
                ALL[code] =
                        new Face(
                                code,
                                suit.ordinal(),
                                rank.ordinal(),
                                rank.points(),
                                "" + rank.letter() + suit.letter());
            }
        }
        ALL[52] = new Face(52, NONE, NONE, 30, "JK");
    }

    public static final Face JOKER = ALL[52];

    /** The face of a card that nobody has seen; it is not one of {@link #all()}. */
    public static final Face UNSEEN = new Face(NONE, NONE, NONE, 0, "??");

    private final int code;
    private final int suit;
    private final int rank;
    private final int points;
    private final String text;

    private Face(int code, int suit, int rank, int points, String text) {
        this.code = code;
        this.suit = suit;
        this.rank = rank;
        this.points = points;
        this.text = text;
    }

    public static Face of(Rank rank, Suit suit) {
        return ALL[suit.ordinal() * 13 + rank.ordinal()];
    }

    /** The face with that {@link #code()}. */
    public static Face ofCode(int code) {
        return ALL[code];
    }

    public static List<Face> all() {
        return List.of(ALL);
    }

    /** Reads {@code 7H}, {@code td} or {@code JK}. */
    public static Optional<Face> parse(String text) {
        for (Face face : ALL) {
            if (face.isWritten(text)) {
                return Optional.of(face);
            }
        }
        return Optional.empty();
    }

    /**
     * ASCII letters only, because Unicode would also match the Kelvin sign with K and the long s
     * with S.
     */
    private boolean isWritten(String other) {
        return other.length() == 2
                && isLetter(text.charAt(0), other.charAt(0))
                && isLetter(text.charAt(1), other.charAt(1));
    }

    private static boolean isLetter(char capital, char other) {
        return other == capital || other == (capital | 0x20);
    }

    /**
     * A number from 0 to 52, unique to this face: 13 times the suit plus the rank; the joker last.
     * That of {@link #UNSEEN} is negative.
     */
    public int code() {
        return code;
    }

    public boolean isJoker() {
        return code == 52;
    }

    /** A joker or a two (matta). A two can also be natural, in a sequence of its suit. */
    public boolean isWild() {
        return code == 52 || rank == Rank.TWO.ordinal();
    }

    /** The suit; a joker has none and must not be asked. */
    public Suit suit() {
        return SUITS[suit];
    }

    /** The rank; a joker has none and must not be asked. */
    public Rank rank() {
        return RANKS[rank];
    }

    public int points() {
        return points;
    }

    /** How many of this face a full deck holds. */
    public int copies() {
        return isJoker() ? 4 : 2;
    }

    /** The position of this card in the ranking of art. 1: joker, 2, A, K … 3. */
    public int height() {
        return isJoker() ? 15 : rank().height();
    }

    /** The cards of this face in a full deck. */
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (int copy = 1; copy <= copies(); copy++) {
            cards.add(Card.of(this, copy));
        }
        return cards;
    }

    @Override
    public String toString() {
        return text;
    }
}
