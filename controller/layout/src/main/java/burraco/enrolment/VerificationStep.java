package burraco.enrolment;

import burraco.cards.Card;
import java.util.List;

/** What a person is told who verifies a deck. No tag's full number is in it. */
public sealed interface VerificationStep {
    /** All cards are to be laid on the table, in any order. */
    record LayAll(int all) implements VerificationStep {}

    /** These cards were heard for the first time. */
    record Heard(List<Card> cards, int done, int all) implements VerificationStep {
        public Heard {
            cards = List.copyOf(cards);
        }
    }

    /**
     * A tag that belongs to no card of this deck.
     *
     * @param deck the club's deck to which it belongs; empty if none
     * @param end the last digits of its number
     */
    record Foreign(int antenna, String deck, String end) implements VerificationStep {}

    /** A card was not heard and is to be laid alone, to find out whether its tag is dead. */
    record Alone(Card card, int antenna, int left) implements VerificationStep {}

    /** The card lies there but does not answer. */
    record Dead(Card card) implements VerificationStep {}

    /** Nobody has the card. */
    record Missing(Card card) implements VerificationStep {}

    record Silent(int antenna) implements VerificationStep {}

    record NoSuchKey() implements VerificationStep {}

    /**
     * The result.
     *
     * @param unheard cards of which nobody said what is wrong with them
     */
    record Sum(int heard, List<Card> dead, List<Card> missing, List<Card> unheard, int foreign)
            implements VerificationStep {
        public Sum {
            dead = List.copyOf(dead);
            missing = List.copyOf(missing);
            unheard = List.copyOf(unheard);
        }

        public boolean isWhole() {
            return dead.isEmpty() && missing.isEmpty() && unheard.isEmpty() && foreign == 0;
        }
    }
}
