package burraco.engine.turn;

import burraco.cards.Cards;
import burraco.engine.article.Surplus;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;

/**
 * A meld with surplus cards that nobody has noticed: what is tied to the sound part of it is tied
 * as it should be.
 */
final class Spoilt {
    private Spoilt() {}

    static Meld grown(Meld before, Cards added, RuleSet rules) {
        Meld grown = before.grown(added, rules);
        if (grown.shape().legal() || before.shape().legal()) {
            return grown;
        }
        Meld better = Surplus.without(before, rules).grown(added, rules);
        if (!better.shape().legal()) {
            better = Surplus.without(grown, rules);
        }
        boolean fits = better.shape().legal() && added.without(better.cards()).isEmpty();
        return fits
                ? new Meld(grown.id(), grown.cards(), new Shape.NoMeld(better), grown.freeze())
                : grown;
    }

    /** Whether these cards went to the sound part. */
    static boolean took(Meld meld, Cards cards) {
        return meld.sound() != null && cards.without(meld.sound().cards()).isEmpty();
    }
}
