package burraco.enrolment;

import burraco.cards.Card;
import burraco.cards.Face;
import java.util.ArrayList;
import java.util.List;

/** The order in which two new packs come out of their boxes. */
public final class NewDeck {
    /** The first pack suit by suit, ace to king, then the second, then the four jokers. */
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
