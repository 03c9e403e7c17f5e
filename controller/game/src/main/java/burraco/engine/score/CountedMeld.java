package burraco.engine.score;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.meld.Surplus;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/**
 * A meld at the count: its cards that count for the line, and those that count against it. Cards
 * that are in no valid meld never count for the line.
 *
 * @param lying the part that counts as a meld, including cards that are negative for good
 */
public record CountedMeld(Meld meld, Meld lying, Cards positive) {

    public static CountedMeld of(Hand hand, Meld meld) {
        RuleSet rules = hand.rules();
        Cards negative = negative(hand, meld);
        Cards due = due(hand, meld);
        // A meld found after a gap counts as it lies, because nobody is to blame.
        boolean asItLies = hand.wasFound(meld.id());
        Meld lying = meld;
        if (!asItLies) {
            Cards leaving = meld.shape().legal() ? due : negative.with(due);
            lying = Surplus.without(meld, leaving, rules);
        } else if (due.meets(meld.cards())) {
            lying = meld.shrunk(due, rules);
        }
        return new CountedMeld(meld, lying, lying.cards().without(negative).without(due));
    }

    /** What counts against the line by a ruling, or because somebody closed. */
    private static Cards negative(Hand hand, Meld meld) {
        boolean closed = hand.ending().reason() == Ending.Reason.CLOSED;
        return closed && meld.freeze() instanceof Freeze.Until until
                ? until.atRisk()
                : meld.negative();
    }

    /** Cards that have yet to be put aside count as gone. */
    private static Cards due(Hand hand, Meld meld) {
        Cards due = Cards.NONE;
        for (Owed owed : hand.owed()) {
            for (Remedy remedy : owed.due()) {
                for (Card card : penalized(remedy)) {
                    due = meld.cards().has(card) ? due.with(card) : due;
                }
            }
        }
        return due;
    }

    /** The cards that count against the line. */
    public Cards negative() {
        return meld.cards().without(positive);
    }

    /** Cards that are still to be put aside or discarded by a ruling. */
    private static List<Card> penalized(Remedy remedy) {
        if (remedy instanceof Remedy.Penalize aside) {
            return aside.cards();
        }
        // Of several cards it is not decided yet which one it will be.
        return remedy instanceof Remedy.Discard due && due.cards().size() == 1
                ? due.cards()
                : List.of();
    }

    /** The burraco that it counts as; cards that count against the line make none. */
    public Burraco burraco(RuleSet rules) {
        return lying.cards().isEmpty() ? Burraco.NONE : lying.burraco(rules);
    }

    /** What the cards that count for the line are read as. */
    public Shape shape() {
        return positive().isEmpty() ? Shape.NO_MELD : lying.shape();
    }
}
