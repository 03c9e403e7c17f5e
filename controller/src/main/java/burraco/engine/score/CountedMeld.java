package burraco.engine.score;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.article.Surplus;
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
import java.util.ArrayList;
import java.util.List;

/**
 * A meld at the count: the cards that count for its line, and those that count against it. Cards
 * that belong to no meld of the code never count for it.
 *
 * @param lying what of it counts as a meld, cards among it that are negative for good included
 */
public record CountedMeld(Meld meld, Meld lying, Cards positive) {

    public static CountedMeld of(Hand hand, Meld meld) {
        RuleSet rules = hand.rules();
        Cards negative = negative(hand, meld);
        Cards due = due(hand, meld);
        // What a gap brought to light counts as it lies: nobody is to blame for it.
        boolean asItLies = hand.wasFound(meld.id());
        Meld lying =
                meld.shape().legal() || asItLies ? meld : sound(meld, negative.with(due), rules);
        if (due.meets(lying.cards())) {
            lying = lying.shrunk(due, rules);
        }
        if (!lying.shape().legal() && !asItLies) {
            lying = kept(lying, lying.cards(), rules);
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

    /** What is still to be put aside is as good as gone. */
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

    /** Of cards that make no meld those that do, as few as can be left out. */
    private static Meld sound(Meld meld, Cards without, RuleSet rules) {
        // What leaves the meld makes room for what did not fit beside it.
        Meld before = meld.sound();
        if (before != null && without.meets(before.cards())) {
            before = before.shrunk(without, rules);
        }
        if (before == null || !before.shape().legal()) {
            return kept(meld, meld.cards().without(without), rules);
        }
        Meld sound = before.frozen(meld.freeze());
        List<Card> added = new ArrayList<>();
        meld.cards().without(sound.cards()).without(without).forEach(added::add);
        Cards fit = Cards.of(added).without(Cards.of(Surplus.of(sound, added, rules)));
        return fit.isEmpty() ? sound : sound.grown(fit, rules);
    }

    private static Meld kept(Meld meld, Cards cards, RuleSet rules) {
        Cards kept = cards.without(Cards.of(Surplus.of(cards, rules)));
        return new Meld(meld.id(), kept, MeldReader.read(kept, rules), meld.freeze());
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
        // Of several cards it is open which one it will be.
        return remedy instanceof Remedy.Discard due && due.cards().size() == 1
                ? due.cards()
                : List.of();
    }

    /** The burraco that it counts as; cards that count against the line make none. */
    public Burraco burraco(RuleSet rules) {
        return lying.cards().isEmpty() ? Burraco.NONE : lying.burraco(rules);
    }

    /** What the cards that count for the line are. */
    public Shape shape() {
        return positive().isEmpty() ? Shape.NO_MELD : lying.shape();
    }
}
