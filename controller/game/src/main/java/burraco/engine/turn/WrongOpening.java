package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An invalid opening: art. 10 and 12 name two kinds, art. 26 covers the rest. */
record WrongOpening(Laid kind, Case which) {
    /** Whether the remedy itself orders one of its cards to be discarded. */
    boolean leavesDiscard() {
        return which == Case.EQUAL_COMBINATIONS_BOTH_WILD;
    }

    /** Empty if the opening is valid. */
    static Optional<WrongOpening> kind(Draft draft, Seat seat, Meld meld) {
        if (!meld.shape().legal()) {
            return Optional.of(ofCards(meld.cards(), draft.rules()));
        }
        if (meld.shape() instanceof Shape.Combination combination) {
            return draft.melds()
                    .combinationOf(seat.line(), combination.rank())
                    .map(first -> ofEqual(first, meld));
        }
        return Optional.empty();
    }

    private static WrongOpening ofEqual(Meld first, Meld second) {
        boolean bothWild = first.hasWild() && second.hasWild();
        return new WrongOpening(
                Laid.EQUAL, bothWild ? Case.EQUAL_COMBINATIONS_BOTH_WILD : Case.EQUAL_COMBINATION);
    }

    private static WrongOpening ofCards(Cards cards, RuleSet rules) {
        int wilds = 0;
        List<Rank> naturals = new ArrayList<>();
        for (Card card : cards) {
            if (card.face().isWild()) {
                wilds++;
            } else {
                naturals.add(card.face().rank());
            }
        }
        if (naturals.isEmpty()) {
            return new WrongOpening(Laid.NO_MELD_AT_ALL, Case.WILD_CARDS_ONLY);
        }
        boolean oneRank = naturals.stream().distinct().count() == 1;
        boolean combination = oneRank && naturals.size() >= 2 && cards.size() >= 3 && wilds <= 1;
        return combination && !rules.combines(naturals.getFirst())
                ? new WrongOpening(Laid.NO_MELD_AT_ALL, Case.FORBIDDEN_COMBINATION)
                : new WrongOpening(Laid.SURPLUS, Case.WRONG_OPENING);
    }
}
