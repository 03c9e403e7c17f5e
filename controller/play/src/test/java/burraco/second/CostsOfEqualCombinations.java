package burraco.second;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A second combination of a rank (art. 30). */
final class CostsOfEqualCombinations {
    private CostsOfEqualCombinations() {}

    /** The combination that was there first. */
    private static PlainMeld first(Matter matter) {
        Rank rank =
                matter.deed().cards().stream()
                        .filter(card -> !card.face().isWild())
                        .map(card -> card.face().rank())
                        .findFirst()
                        .orElseThrow();
        return matter.hand().melds.equalTo(matter.deed().meld(), rank);
    }

    private static Remedy merge(Matter matter) {
        return new Remedy.Merge(matter.deed().meld(), first(matter).id);
    }

    private static Remedy freeze(MeldId meld) {
        return new Remedy.Freeze(meld, Optional.empty());
    }

    private static List<Remedy> stopped(Matter matter, Remedy... cost) {
        List<Remedy> all = new ArrayList<>(List.of(cost));
        if (matter.then().isOwn()) {
            all.add(new Remedy.Stop(matter.seat()));
        }
        return all;
    }

    static List<Remedy> atOnce(Matter matter) {
        return stopped(matter, merge(matter), freeze(first(matter).id));
    }

    /** The second wild card is discarded at once, or later if another discard is due. */
    static List<Remedy> bothWild(Matter matter) {
        List<Card> wild = matter.deed().wilds();
        return stopped(
                matter,
                merge(matter),
                matter.isDiscardFree()
                        ? new Remedy.Discard(matter.seat(), wild)
                        : new Remedy.Penalize(matter.seat(), wild));
    }

    static List<Remedy> bothFrozen(Matter matter) {
        return List.of(freeze(first(matter).id), freeze(matter.deed().meld()));
    }

    /** The highest card of both is discarded. */
    static List<Remedy> bothWildAfterTheDiscard(Matter matter) {
        List<Card> both = new ArrayList<>(first(matter).cards());
        both.addAll(matter.deed().cards());
        return List.of(
                merge(matter),
                new Remedy.Penalize(matter.seat(), Norma.sorted(both).subList(0, 1)));
    }

    static List<Remedy> later(Matter matter) {
        boolean bothWild = first(matter).wild() != null && !matter.deed().wilds().isEmpty();
        return bothWild
                ? List.of(
                        freeze(matter.deed().meld()),
                        new Remedy.Negative(matter.seat().line(), matter.deed().wilds()))
                : bothFrozen(matter);
    }
}
