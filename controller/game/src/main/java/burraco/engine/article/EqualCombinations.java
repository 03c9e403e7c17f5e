package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Turn.Mark;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import java.util.List;
import java.util.Optional;

/** Art. 30: a line's second combination of one rank. */
final class EqualCombinations {
    private EqualCombinations() {}

    static void rule(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        Optional<Meld> second = draft.melds().find(fault.meld());
        Optional<Meld> first = second.flatMap(meld -> first(draft, meld));
        if (first.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
        } else if (first.get().hasWild() && second.get().hasWild()) {
            bothWild(draft, fault, noticed, first.get(), second.get());
        } else {
            oneWild(draft, fault, noticed, first.get(), second.get());
        }
    }

    /** The line's other combination of that rank, if it is still there. */
    private static Optional<Meld> first(Draft draft, Meld second) {
        if (!(second.shape() instanceof Shape.Combination combination)) {
            return Optional.empty();
        }
        for (Meld meld : draft.melds().of(second.line())) {
            if (meld.combines(combination.rank()) && !meld.id().equals(second.id())) {
                return Optional.of(meld);
            }
        }
        return Optional.empty();
    }

    private static void oneWild(
            Draft draft, Fault.OfMeld fault, Noticed noticed, Meld first, Meld second) {
        Burraco before = first.burraco(draft.rules());
        switch (noticed) {
            case AT_ONCE -> {
                Verdict verdict =
                        Verdict.on(draft, fault, Case.EQUAL_COMBINATION)
                                .merge(second.id(), first.id())
                                .freezeForGood(first.id(), Cards.NONE, before)
                                .stopHisTurn();
                if (draft.turn().seat() == fault.seat()) {
                    draft.turn(draft.turn().marked(Mark.MERGED));
                }
                verdict.give();
            }
            case AFTER_THE_DISCARD ->
                    freezeBoth(
                            draft, fault, Case.EQUAL_COMBINATION_AFTER_THE_DISCARD, first, second);
            case LATER -> freezeBoth(draft, fault, Case.EQUAL_COMBINATION_LATER, first, second);
        }
    }

    private static void freezeBoth(
            Draft draft, Fault.OfMeld fault, Case which, Meld first, Meld second) {
        Verdict.on(draft, fault, which)
                .freezeForGood(first.id(), Cards.NONE, Burraco.NONE)
                .freezeForGood(second.id(), Cards.NONE, Burraco.NONE)
                .give();
    }

    private static void bothWild(
            Draft draft, Fault.OfMeld fault, Noticed noticed, Meld first, Meld second) {
        List<Card> wild = List.of(second.wild().orElseThrow());
        switch (noticed) {
            case AT_ONCE ->
                    Verdict.on(draft, fault, Case.EQUAL_COMBINATIONS_BOTH_WILD)
                            .merge(second.id(), first.id())
                            .discardFirst(wild)
                            .stopHisTurn()
                            .give();
            case AFTER_THE_DISCARD -> {
                Cards all = first.cards().with(second.cards());
                Verdict.on(draft, fault, Case.EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD)
                        .merge(second.id(), first.id())
                        .penalize(WrongMelds.sorted(draft, all).subList(0, 1))
                        .give();
            }
            case LATER ->
                    Verdict.on(draft, fault, Case.EQUAL_COMBINATION_LATER)
                            .freezeForGood(second.id(), Cards.of(wild), Burraco.NONE)
                            .negative(fault.seat().line(), wild)
                            .give();
        }
    }
}
