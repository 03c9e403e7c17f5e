package burraco.cards;

/**
 * One physical card: a face and which copy of it. A full deck has copies 1 and 2 of each natural
 * card and jokers 1 to 4; a further plane of copies is for decks with surplus cards.
 *
 * <p>Cards are shared, so that {@code ==} compares them. A card's number is its position in a
 * {@link Cards} set: 64 times its plane plus a bit. Bits 0 to 51 are the naturals, 52 and 53 two
 * jokers of the plane.
 */
public final class Card {
    static final int PLANES = 3;

    /** One more than the highest number of a card. */
    public static final int NUMBERS = PLANES * 64;

    private static final Card[] ALL = new Card[NUMBERS];

    /**
     * A card that nobody has seen. It is in no set, and its face is {@link Face#UNSEEN}; unseen
     * cards cannot be told apart.
     */
    public static final Card UNSEEN = new Card(NUMBERS, Face.UNSEEN, 0);

    static {
        for (int plane = 0; plane < PLANES; plane++) {
            for (int bit = 0; bit < 54; bit++) {
                boolean joker = bit >= 52;
                Face face = Face.ofCode(joker ? 52 : bit);
                int copy = joker ? jokerCopy(plane, bit) : plane + 1;
                ALL[plane * 64 + bit] = new Card(plane * 64 + bit, face, copy);
            }
        }
    }

    private final int number;
    private final Face face;
    private final int copy;

    private Card(int number, Face face, int copy) {
        this.number = number;
        this.face = face;
        this.copy = copy;
    }

    /** Jokers 1 to 4 lie in the first two planes, 5 and 6 in the third. */
    private static int jokerCopy(int plane, int bit) {
        if (plane == 2) {
            return bit == 52 ? 5 : 6;
        }
        return plane + 1 + (bit == 53 ? 2 : 0);
    }

    public static Card of(Face face, int copy) {
        if (copy < 1 || copy > most(face)) {
            throw new IllegalArgumentException("no copy " + copy + " of " + face);
        }
        if (!face.isJoker()) {
            return ALL[(copy - 1) * 64 + face.code()];
        }
        return copy > 4 ? ALL[128 + 47 + copy] : ALL[((copy - 1) & 1) * 64 + (copy > 2 ? 53 : 52)];
    }

    static Card ofNumber(int number) {
        return ALL[number];
    }

    public boolean isUnseen() {
        return this == UNSEEN;
    }

    /** The highest copy number that exists for a face, decks with surplus cards included. */
    public static int most(Face face) {
        return face.isJoker() ? 6 : PLANES;
    }

    public Face face() {
        return face;
    }

    /** The number of this copy, from 1. */
    public int copy() {
        return copy;
    }

    /** The position of the card in a {@link Cards} set, as above. */
    public int number() {
        return number;
    }

    /** The face with the copy behind it: {@code 7H/2}; {@code ??} for an unseen card. */
    @Override
    public String toString() {
        return isUnseen() ? face.toString() : face + "/" + copy;
    }
}
