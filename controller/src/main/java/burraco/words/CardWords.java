package burraco.words;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Rank;
import java.util.List;
import java.util.stream.Collectors;

/** Cards as people read them: {@code 10♥}. */
final class CardWords {
    private static final String MORE = "…";

    private CardWords() {}

    static String say(Face face) {
        if (face.isJoker()) {
            return "JK";
        }
        String rank = face.rank() == Rank.TEN ? "10" : String.valueOf(face.rank().letter());
        return rank
                + switch (face.suit()) {
                    case HEARTS -> "♥";
                    case DIAMONDS -> "♦";
                    case CLUBS -> "♣";
                    case SPADES -> "♠";
                };
    }

    static String say(List<Card> cards) {
        return cards.stream()
                .map(card -> card == null ? "??" : say(card.face()))
                .collect(Collectors.joining(" "));
    }

    /** As many of the cards as there is room for. */
    static String shortened(String cards, int columns) {
        if (cards.length() <= columns) {
            return cards;
        }
        int end = cards.lastIndexOf(' ', Math.max(0, columns - 2));
        return end <= 0 ? MORE : cards.substring(0, end) + " " + MORE;
    }
}
