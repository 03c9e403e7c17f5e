package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.cards.Suit;
import java.util.Optional;

/** How cards lie on the table: what each of them is played as. */
public sealed interface Shape {

    /**
     * Consecutive cards of one suit (art. 11).
     *
     * @param places bit p for a natural card in place p: 1 for an ace before the two, 13 for a
     *     king, 14 for an ace after it
     * @param wild the wild card
     * @param wildPlace the place between naturals in which the wild card is locked; 0 if it is free
     */
    record Sequence(Suit suit, int places, Optional<Card> wild, int wildPlace) implements Shape {
        static final int ACE_LOW = 1 << 1;
        static final int NATURAL_TWO = 1 << 2;
        static final int ACE_HIGH = 1 << 14;

        public boolean locked() {
            return wildPlace != 0;
        }

        /** The lowest place of a natural card. */
        public int low() {
            return Integer.numberOfTrailingZeros(places);
        }

        public int high() {
            return 31 - Integer.numberOfLeadingZeros(places);
        }

        /** The largest number of consecutive natural cards, without the wild card. */
        public int naturalsInARow() {
            if (!locked()) {
                return Integer.bitCount(places);
            }
            int below = Integer.bitCount(places & (1 << wildPlace) - 1);
            return Math.max(below, Integer.bitCount(places) - below);
        }

        /** The place of the ace, as a bit; 0 without one. */
        int aces() {
            return places & (ACE_LOW | ACE_HIGH);
        }

        boolean hasAceHigh() {
            return (places & ACE_HIGH) != 0;
        }
    }

    /**
     * Equal cards (art. 12); a wild card among them stands for one more.
     *
     * @param wild the wild card
     */
    record Combination(Rank rank, Optional<Card> wild) implements Shape {}

    /**
     * Cards that are no meld.
     *
     * @param sound the meld that they were before surplus cards were added; empty if they never
     *     were one
     */
    record NoMeld(Optional<Meld> sound) implements Shape {}

    NoMeld NO_MELD = new NoMeld(Optional.empty());

    default boolean legal() {
        return !(this instanceof NoMeld);
    }
}
