package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;

/**
 * A case that was told, with what bears on its cost.
 *
 * @param seat who is to blame; null where nobody is named
 * @param then when it was done
 * @param deed what was laid then; null where nothing was
 * @param now when it is told
 * @param nth how many times the same case was told of that act before
 */
record Matter(Case which, Seat seat, Moment then, Deed deed, Moment now, int nth, PlainHand hand) {
    /** How far play had gone when a fault was noticed. */
    enum When {
        AT_ONCE,
        AFTER_THE_DISCARD,
        LATER
    }

    When when() {
        boolean sameTurn = then.turn() == hand.turns && then.isTurnOf(seat);
        if (then == now || sameTurn) {
            return When.AT_ONCE;
        }
        boolean next = then.turn() == hand.turns - 1 && !hand.tookSinceDiscard;
        return next ? When.AFTER_THE_DISCARD : When.LATER;
    }

    boolean isTurnOf(Seat some) {
        return hand.turn.seat == some;
    }

    /** Whether a discard may be asked of him: in his turn, where no ruling waits for one. */
    boolean isDiscardFree() {
        return then.isOwn()
                && now.before().owed().stream().allMatch(owed -> owed.seat() == seat)
                && now.before().owedBy(seat).stream()
                        .noneMatch(due -> due instanceof Remedy.Discard);
    }

    /** The cards that a report names; those of the fan where it says nothing else. */
    List<Card> reported(List<Card> among) {
        return now.act() instanceof Act.Report report
                ? report.cards().stream()
                        .flatMap(name -> among.stream().filter(name::means).limit(1))
                        .toList()
                : List.of();
    }

    /** What he laid last in the turn at hand, the last first; none where it is not his. */
    List<LastPlay> lastPlays() {
        return isTurnOf(seat) ? LastPlay.of(hand.turn, hand.melds) : List.of();
    }
}
