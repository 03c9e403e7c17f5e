package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Rank;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** Cards of a line that lie on the table as one meld (gioco), legal or not. */
public record Meld(MeldId id, Cards cards, Shape shape, Freeze freeze) {

    public static Meld open(MeldId id, Cards cards, RuleSet rules) {
        return new Meld(id, cards, MeldReader.read(cards, rules), Freeze.NONE);
    }

    /** This meld with cards added to it. */
    public Meld grown(Cards added, RuleSet rules) {
        return new Meld(id, cards.with(added), MeldReader.grow(this, added, rules), freeze);
    }

    /** This meld after cards were taken off it again; what is left is read as it lies. */
    public Meld shrunk(Cards taken, RuleSet rules) {
        Cards left = cards.without(taken);
        if (shape instanceof Shape.NoMeld(Meld sound)
                && sound != null
                && !taken.meets(sound.cards())) {
            Cards surplus = left.without(sound.cards());
            return new Meld(id, left, MeldReader.grow(sound, surplus, rules), freeze);
        }
        List<Card> lying = new ArrayList<>(inOrder());
        lying.removeIf(taken::has);
        return new Meld(id, left, MeldReader.asLaid(lying, rules), freeze);
    }

    public Meld frozen(Freeze state) {
        return new Meld(id, cards, shape, state);
    }

    public Line line() {
        return id.line();
    }

    /** The wild card in it; null where there is none, a natural two being none. */
    public Card wild() {
        return switch (shape) {
            case Shape.Sequence sequence -> sequence.wild();
            case Shape.Combination combination -> combination.wild();
            case Shape.NoMeld _ -> null;
        };
    }

    /** Whether this is a combination of that rank. */
    public boolean combines(Rank rank) {
        return shape instanceof Shape.Combination combination && combination.rank() == rank;
    }

    public Burraco burraco(RuleSet rules) {
        return Burraco.of(this, rules);
    }

    /** The cards as they lie, lowest first, a free wild card before them. */
    public List<Card> inOrder() {
        return switch (shape) {
            case Shape.Sequence sequence -> sequenceInOrder(sequence);
            case Shape.Combination combination -> {
                List<Card> lying = new ArrayList<>(naturals().sorted(Order.IN_A_FAN));
                if (combination.wild() != null) {
                    lying.addFirst(combination.wild());
                }
                yield lying;
            }
            case Shape.NoMeld _ -> cards.sorted(Order.IN_A_FAN);
        };
    }

    private Cards naturals() {
        return wild() == null ? cards : cards.without(wild());
    }

    private List<Card> sequenceInOrder(Shape.Sequence sequence) {
        List<Card> lying = new ArrayList<>(cards.size());
        if (sequence.wild() != null && !sequence.locked()) {
            lying.add(sequence.wild());
        }
        Cards naturals = naturals();
        for (int place = sequence.low(); place <= sequence.high(); place++) {
            if (sequence.locked() && place == sequence.wildPlace()) {
                lying.add(sequence.wild());
            } else {
                lying.add(naturals.lowest(MeldReader.faceAt(sequence.suit(), place)));
            }
        }
        return lying;
    }
}
