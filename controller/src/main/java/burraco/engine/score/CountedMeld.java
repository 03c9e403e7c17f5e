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
 * @param lying what counts for the line as it lies: the meld, or what is sound of it
 */
public record CountedMeld(Meld meld, Meld lying, Cards negative) {

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
        // What a gap brought to light counts as it lies: nobody is to blame for it.
        if (meld.shape().legal() || hand.wasFound(meld.id())) {
            boolean unsettled = !negative.equals(settled);
            Meld lying = unsettled ? meld.shrunk(negative, hand.rules()) : meld;
            return new CountedMeld(meld, lying, negative);
        }
        Meld sound = sound(meld, negative, hand.rules());
        return new CountedMeld(meld, sound, meld.cards().without(sound.cards()));
    }

    /** Of cards that make no meld those that do, without any that count against the line. */
    private static Meld sound(Meld meld, Cards negative, RuleSet rules) {
        if (meld.sound() != null) {
            Meld sound = meld.sound().frozen(meld.freeze());
            List<Card> added = new ArrayList<>();
            meld.cards().without(sound.cards()).without(negative).forEach(added::add);
            Cards surplus = Cards.of(Surplus.of(sound, added, rules));
            Cards more = Cards.of(added).without(surplus);
            Meld grown = more.isEmpty() ? sound : sound.grown(more, rules);
            return new Meld(
                    grown.id(), grown.cards().without(negative), grown.shape(), grown.freeze());
        }
        Cards rest = meld.cards().without(negative);
        Cards kept = rest.without(Cards.of(Surplus.of(rest, rules)));
        return new Meld(meld.id(), kept, MeldReader.read(kept, rules), meld.freeze());
    }

    public Cards positive() {
        return meld.cards().without(negative);
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
