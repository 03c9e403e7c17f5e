package burraco.testing;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Cards as tests write them: {@code 3C 2C/2 JK}. A face without a copy is the first copy that the
 * text has not named yet, so that {@code AH AH} are the two aces of hearts; {@code 3C/3} is the
 * surplus copy of a faulty deck.
 */
public final class Notation {
    private Notation() {}

    public static Cards cards(String text) {
        return Cards.of(list(text));
    }

    /** The cards in the order in which they are written. */
    public static List<Card> list(String text) {
        List<Card> cards = new ArrayList<>();
        Set<Card> named = new HashSet<>();
        for (String word : words(text)) {
            Card card = word.contains("/") ? exactly(word) : unnamed(face(word), named);
            if (!named.add(card)) {
                throw new IllegalArgumentException(card + " is there twice in " + text);
            }
            cards.add(card);
        }
        return cards;
    }

    public static Card card(String text) {
        List<Card> cards = list(text);
        if (cards.size() != 1) {
            throw new IllegalArgumentException("not one card: " + text);
        }
        return cards.getFirst();
    }

    private static String[] words(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? new String[0] : stripped.split("\\s+");
    }

    private static Face face(String text) {
        return Face.parse(text).orElseThrow(() -> new IllegalArgumentException("no card: " + text));
    }

    private static Card exactly(String word) {
        int slash = word.indexOf('/');
        int copy = Integer.parseInt(word.substring(slash + 1));
        return Card.of(face(word.substring(0, slash)), copy);
    }

    private static Card unnamed(Face face, Set<Card> named) {
        int copy = 1;
        while (named.contains(Card.of(face, copy))) {
            copy++;
        }
        return Card.of(face, copy);
    }
}
