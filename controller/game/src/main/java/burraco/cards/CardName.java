package burraco.cards;

import java.util.Optional;

/**
 * What people call a card: its face, perhaps with its copy ({@code 7H}, {@code 7H/2}), or a card
 * that nobody has seen. Names are shared, so that {@code ==} compares them.
 */
public final class CardName {
    /** A card that nobody has seen. */
    public static final CardName UNSEEN = new CardName(Face.UNSEEN, 0);

    private static final CardName[][] NAMES = new CardName[53][];

    static {
        for (Face face : Face.all()) {
            CardName[] copies = new CardName[Card.most(face) + 1];
            for (int copy = 0; copy < copies.length; copy++) {
                copies[copy] = new CardName(face, copy);
            }
            NAMES[face.code()] = copies;
        }
    }

    private final Face face;
    private final int copy;

    private CardName(Face face, int copy) {
        this.face = face;
        this.copy = copy;
    }

    /** The name of a face, for either copy. */
    public static CardName of(Face face) {
        return face == Face.UNSEEN ? UNSEEN : NAMES[face.code()][0];
    }

    /** The name of one physical card. */
    public static CardName of(Card card) {
        return card.isUnseen() ? UNSEEN : NAMES[card.face().code()][card.copy()];
    }

    /**
     * Reads {@code 7h}, {@code 7H/2}, {@code JK/4} or {@code ??}; copies are those of a full deck.
     */
    public static Optional<CardName> parse(String text) {
        if (text.equals("??")) {
            return Optional.of(UNSEEN);
        }
        int slash = text.indexOf('/');
        Optional<Face> face = Face.parse(slash < 0 ? text : text.substring(0, slash));
        if (slash < 0 || face.isEmpty()) {
            return face.map(CardName::of);
        }
        String copy = text.substring(slash + 1);
        boolean one = copy.length() == 1 && copy.charAt(0) >= '1';
        return one && copy.charAt(0) - '0' <= face.get().copies()
                ? Optional.of(NAMES[face.get().code()][copy.charAt(0) - '0'])
                : Optional.empty();
    }

    public boolean isUnseen() {
        return this == UNSEEN;
    }

    /** The face; {@link Face#UNSEEN} for a card that nobody has seen. */
    public Face face() {
        return face;
    }

    /** Whether one particular copy is meant. */
    public boolean namesCopy() {
        return copy != 0;
    }

    /** The card that is meant, if {@link #namesCopy()}. */
    public Card card() {
        return Card.of(face, copy);
    }

    /** Whether the name can mean this card. */
    public boolean means(Card card) {
        return card.face() == face && (copy == 0 || copy == card.copy());
    }

    @Override
    public String toString() {
        return copy == 0 ? face.toString() : face + "/" + copy;
    }
}
