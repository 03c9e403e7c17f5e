package burraco.engine.turn;

import burraco.cards.Cards;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.meld.Surplus;
import burraco.engine.rules.RuleSet;
import java.util.Optional;

/**
 * A meld with surplus cards that nobody has noticed: what is tied to the sound part of it is tied
 * as it should be.
 */
final class Spoilt {
    private Spoilt() {}

    static Meld grown(Meld before, Cards added, RuleSet rules) {
        Meld grown = before.grown(added, rules);
        if (grown.shape().legal() || !before.isOpen() && before.shape().legal()) {
            return grown;
        }
        if (before.shape().legal()) {
            return grownInPart(before, grown, added, rules);
        }
        Meld part = Surplus.without(before, rules);
        Meld better = part.grown(added, rules);
        if (!better.shape().legal()) {
            better = Surplus.without(grown, rules);
            if (isSecondWild(part, better, added)) {
                return lyingBeside(part, grown);
            }
        }
        boolean fits = better.shape().legal() && added.without(better.cards()).isEmpty();
        return fits ? lyingBeside(better, grown) : grown;
    }

    /** Whether all that they would do there is to stand for a wild card that lies there rightly. */
    private static boolean isSecondWild(Meld part, Meld better, Cards added) {
        return part.wild().filter(wild -> !better.cards().has(wild)).isPresent()
                && better.cards().without(added).without(part.cards()).isEmpty();
    }

    /** Of cards that were tied together some may belong there, and lie there rightly. */
    private static Meld grownInPart(Meld before, Meld grown, Cards added, RuleSet rules) {
        Cards fit = added.without(Cards.of(Surplus.of(before, added.list(), rules)));
        return fit.isEmpty() ? grown : lyingBeside(before.grown(fit, rules), grown);
    }

    private static Meld lyingBeside(Meld sound, Meld all) {
        return new Meld(all.id(), all.cards(), new Shape.NoMeld(Optional.of(sound)), all.freeze());
    }

    /** Whether these cards went to the sound part. */
    static boolean took(Meld meld, Cards cards) {
        return meld.isSoundWith(cards);
    }
}
