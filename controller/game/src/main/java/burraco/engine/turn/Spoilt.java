package burraco.engine.turn;

import burraco.cards.Cards;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.meld.Surplus;
import burraco.engine.rules.RuleSet;
import java.util.Optional;

/**
 * A meld with surplus cards that nobody has noticed: cards that fit its valid part are tied
 * correctly.
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

    /** Whether their only use there would be to replace a wild card that is valid. */
    private static boolean isSecondWild(Meld part, Meld better, Cards added) {
        return part.wild().filter(wild -> !better.cards().has(wild)).isPresent()
                && better.cards().without(added).without(part.cards()).isEmpty();
    }

    /** Of cards that were tied together, some may fit, and are valid. */
    private static Meld grownInPart(Meld before, Meld grown, Cards added, RuleSet rules) {
        Cards fit = added.without(Cards.of(Surplus.of(before, added.list(), rules)));
        return fit.isEmpty() ? grown : lyingBeside(before.grown(fit, rules), grown);
    }

    private static Meld lyingBeside(Meld sound, Meld all) {
        return new Meld(all.id(), all.cards(), new Shape.NoMeld(Optional.of(sound)), all.freeze());
    }

    /** Whether these cards went to the valid part. */
    static boolean took(Meld meld, Cards cards) {
        return meld.isSoundWith(cards);
    }
}
