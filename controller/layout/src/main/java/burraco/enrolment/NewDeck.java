package burraco.enrolment;

import burraco.cards.Card;
import burraco.cards.Face;
import java.util.ArrayList;
import java.util.List;

/** The order of the cards in two new packs. */
public final class NewDeck {
    /** The first pack by suits, ace to king, then the second, then the four jokers. */
    public static final List<Card> ORDER = order();

    private NewDeck() {}

    private static List<Card> order() {
        List<Card> cards = new ArrayList<>();
        for (int pack = 1; pack <= 2; pack++) {
            for (Face face : Face.all()) {
                if (!face.isJoker()) {
                    cards.add(Card.of(face, pack));
                }
            }
        }
        cards.addAll(Face.JOKER.cards());
        return List.copyOf(cards);
    }
}
