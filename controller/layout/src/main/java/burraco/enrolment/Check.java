package burraco.enrolment;

import burraco.cards.Card;
import java.util.List;

/** What somebody who goes through a deck is told. No tag's number is in any of it. */
public sealed interface Check {
    /** All cards are to be laid, as one likes. */
    record LayAll(int all) implements Check {}

    /** These were heard for the first time. */
    record Heard(List<Card> cards, int done, int all) implements Check {
        public Heard {
            cards = List.copyOf(cards);
        }
    }

    /**
     * A tag that sits in no card of this deck.
     *
     * @param deck the club's deck to which it belongs; empty where it is none
     * @param end the end of its number
     */
    record Foreign(int antenna, String deck, String end) implements Check {}

    /** This one was not heard: it is to be laid alone, to see whether its tag is dead. */
    record Alone(Card card, int antenna, int left) implements Check {}

    /** It lies there and says nothing. */
    record Dead(Card card) implements Check {}

    /** Nobody has it. */
    record Missing(Card card) implements Check {}

    record Silent(int antenna) implements Check {}

    record NoSuchKey() implements Check {}

    /**
     * The end.
     *
     * @param unheard those of which nobody said what is wrong with them
     */
    record Sum(int heard, List<Card> dead, List<Card> missing, List<Card> unheard, int foreign)
            implements Check {
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
