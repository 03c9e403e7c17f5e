package burraco.second;

import burraco.cards.Card;
import java.util.ArrayList;
import java.util.List;

/** "Secondo norma": by points from the highest down, then by suit, then by rank. */
final class Norma {
    private static final String SUITS = "HDCS";
    private static final String RANKS = "2AKQJT9876543";

    private Norma() {}

    /** Equal cards keep their order. */
    static List<Card> sorted(List<Card> cards) {
        List<Card> sorted = new ArrayList<>(cards);
        sorted.sort(Norma::compare);
        return sorted;
    }

    private static int compare(Card one, Card other) {
        int points = other.face().points() - one.face().points();
        if (points != 0) {
            return points;
        }
        int suit = suit(one) - suit(other);
        if (suit != 0) {
            return suit;
        }
        return rank(one) - rank(other);
    }

    /** Lower numbers for higher cards: by rank, then by suit. */
    static int byRank(Card card) {
        return rank(card) * SUITS.length() + suit(card);
    }

    private static int suit(Card card) {
        return card.face().isJoker() ? -1 : SUITS.indexOf(card.face().suit().letter());
    }

    private static int rank(Card card) {
        return card.face().isJoker() ? -1 : RANKS.indexOf(card.face().rank().letter());
    }

    static int points(List<Card> cards) {
        return cards.stream().mapToInt(card -> card.face().points()).sum();
    }
}
