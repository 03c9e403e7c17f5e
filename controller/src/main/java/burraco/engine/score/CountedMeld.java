package burraco.engine.score;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldReader;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/**
 * A meld at the count: the cards that count for its line, and those that count against it.
 *
 * @param unsettled whether some of these are still to be put aside
 */
public record CountedMeld(Meld meld, Cards positive, Cards negative, boolean unsettled) {

    public static CountedMeld of(Hand hand, Meld meld) {
        Cards negative = meld.negative();
        boolean closed = hand.ending().reason() == Ending.Reason.CLOSED;
        if (closed && meld.freeze() instanceof Freeze.Until until) {
            negative = negative.with(until.atRisk());
        }
        Cards settled = negative;
        for (Owed owed : hand.owed()) {
            for (Remedy remedy : owed.due()) {
                for (Card card : penalized(remedy)) {
                    negative = meld.cards().has(card) ? negative.with(card) : negative;
                }
            }
        }
        boolean unsettled = !negative.equals(settled);
        return new CountedMeld(meld, meld.cards().without(negative), negative, unsettled);
    }

    /** Cards that are still to be put aside or discarded by a ruling. */
    private static List<Card> penalized(Remedy remedy) {
        if (remedy instanceof Remedy.Penalize aside) {
            return aside.cards();
        }
        // Of several cards it is open which one it will be.
        return remedy instanceof Remedy.Discard due && due.cards().size() == 1
                ? due.cards()
                : List.of();
    }

    /** The burraco that it counts as; cards that are still to be put aside make none. */
    public Burraco burraco(RuleSet rules) {
        return unsettled && !positive.isEmpty()
                ? meld.shrunk(negative, rules).burraco(rules)
                : unsettled ? Burraco.NONE : meld.burraco(rules);
    }

    /** What the cards that count for the line are. */
    public Shape shape(RuleSet rules) {
        boolean readAnew = !meld.shape().legal() && !negative.isEmpty();
        return readAnew ? MeldReader.read(positive, rules) : meld.shape();
    }
}
