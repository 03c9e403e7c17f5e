package burraco.cards;

import java.util.Comparator;

/** The orders in which cards are named, shown and discarded. */
public final class Order {
    private Order() {}

    private static final Comparator<Card> BY_SUIT =
            Comparator.comparing(card -> card.face().isJoker() ? -1 : card.face().suit().ordinal());
    private static final Comparator<Card> BY_HEIGHT =
            Comparator.comparing((Card card) -> card.face().height()).reversed();
    private static final Comparator<Card> BY_COPY = Comparator.comparing(Card::copy);

    /** As a fan is shown: jokers, then suit by suit from the highest card down. */
    public static final Comparator<Card> IN_A_FAN =
            BY_SUIT.thenComparing(BY_HEIGHT).thenComparing(BY_COPY);

    /**
     * For cards on the table that make no meld: wild cards, then suit by suit from the lowest card
     * up.
     */
    public static final Comparator<Card> ON_THE_TABLE =
            Comparator.comparing((Card card) -> !card.face().isWild())
                    .thenComparing(BY_SUIT)
                    .thenComparing(BY_HEIGHT.reversed())
                    .thenComparing(BY_COPY);

    /**
     * "Secondo norma", the order in which penalized cards are discarded: by points from high to
     * low, then by suit, then by rank. The glossary speaks of the value in points.
     */
    public static final Comparator<Card> SECONDO_NORMA_BY_POINTS =
            Comparator.comparing((Card card) -> card.face().points())
                    .reversed()
                    .thenComparing(BY_SUIT)
                    .thenComparing(BY_HEIGHT)
                    .thenComparing(BY_COPY);

    /** The other reading of "secondo norma": art. 3 uses the same word for the rank. */
    public static final Comparator<Card> SECONDO_NORMA_BY_RANK =
            BY_HEIGHT.thenComparing(BY_SUIT).thenComparing(BY_COPY);

    /** Art. 3, the draw for seats: rank first, then suit; the lower comes first. */
    public static final Comparator<Face> IN_THE_LOT =
            Comparator.comparing(Face::height)
                    .thenComparing(face -> face.isJoker() ? 0 : -face.suit().ordinal());
}
