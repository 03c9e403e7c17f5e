package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.cards.Suit;
import java.util.List;

/**
 * One way to understand cards as a meld, for {@link BruteForceMelds}.
 *
 * @param suit of a sequence; null for a combination
 * @param rank of a combination; null for a sequence
 * @param row the card in each place of a sequence, 1 to 14; a free wild card has no place
 * @param wild the card that is not natural; null if there is none
 */
public record Understanding(Suit suit, Rank rank, int size, List<Card> row, Card wild) {
    static final int LAST_PLACE = 14;

    public boolean isSequence() {
        return suit != null;
    }

    /** The place between two naturals that the wild card fills; 0 for a free one or none. */
    int wildPlace() {
        return wild == null ? 0 : Math.max(0, row.indexOf(wild));
    }

    boolean hasNaturalIn(int place) {
        return row.get(place) != null && row.get(place) != wild;
    }

    boolean hasNaturalTwo() {
        return hasNaturalIn(2);
    }

    /** 1 or 14; 0 without an ace. */
    int acePlace() {
        if (hasNaturalIn(1)) {
            return 1;
        }
        return hasNaturalIn(LAST_PLACE) ? LAST_PLACE : 0;
    }

    int naturals() {
        return wild == null ? size : size - 1;
    }

    /** Whether the cards, lowest first, are in this order, with a free wild card at an end. */
    boolean liesAs(List<Card> cards) {
        List<Card> inRow = row.stream().filter(card -> card != null).toList();
        if (inRow.size() == size) {
            return cards.equals(inRow);
        }
        return cards.getFirst() == wild && cards.subList(1, size).equals(inRow)
                || cards.getLast() == wild && cards.subList(0, size - 1).equals(inRow);
    }

    public int longestRunOfNaturals() {
        int longest = 0;
        int run = 0;
        for (int place = 1; place <= LAST_PLACE; place++) {
            run = hasNaturalIn(place) ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
