package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.engine.rules.RuleSet;
import burraco.testing.Notation;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * A meld in examples, from its opening on. Its reading is written in the order of the table, lowest
 * card first: {@code (JK) 5D 6D 7D} has a free joker, in {@code 5D JK=6D 7D} it stands for the six,
 * and a two without a remark is natural.
 */
record MeldStory(Meld meld, RuleSet rules) {

    /** A meld of the international code. */
    static MeldStory open(String cards) {
        return open(cards, RuleSet.FIBUR_INT_2018);
    }

    /** A meld of the Italian code. */
    static MeldStory italian(String cards) {
        return open(cards, RuleSet.FITAB_ITA_2026);
    }

    static MeldStory open(String cards, RuleSet rules) {
        MeldId id = new MeldId(Line.NS, 1);
        return new MeldStory(Meld.open(id, Notation.cards(cards), rules), rules);
    }

    MeldStory plus(String cards) {
        Cards added = Notation.cards(cards);
        if (meld.cards().meets(added)) {
            throw new IllegalArgumentException("lies already: " + cards);
        }
        return new MeldStory(meld.grown(added, rules), rules);
    }

    MeldStory minus(String cards) {
        Cards taken = Notation.cards(cards);
        if (!taken.without(meld.cards()).isEmpty()) {
            throw new IllegalArgumentException("does not lie there: " + cards);
        }
        return new MeldStory(meld.shrunk(taken, rules), rules);
    }

    boolean legal() {
        return meld.shape().legal();
    }

    Burraco burraco() {
        return meld.burraco(rules);
    }

    String reads() {
        return reading(meld.shape(), meld.inOrder());
    }

    /** The reading of cards that are found in this order. */
    static String lying(String cards) {
        List<Card> lying = Notation.list(cards);
        Shape shape = MeldReader.asLaid(lying, RuleSet.FIBUR_INT_2018);
        Meld meld = new Meld(new MeldId(Line.NS, 1), Cards.of(lying), shape, Freeze.NONE);
        return reading(shape, meld.inOrder());
    }

    private static String reading(Shape shape, List<Card> inOrder) {
        StringJoiner text = new StringJoiner(" ");
        for (Card card : inOrder) {
            String face = card.face().toString();
            text.add(
                    switch (shape) {
                        case Shape.Sequence sequence
                                when sequence.wild().equals(Optional.of(card)) ->
                                sequence.locked()
                                        ? face + "=" + MeldReader.standsFor(sequence)
                                        : "(" + face + ")";
                        case Shape.Combination combination
                                when combination.wild().equals(Optional.of(card)) ->
                                "(" + face + ")";
                        default -> face;
                    });
        }
        return shape.legal() ? text.toString() : "no meld";
    }
}
