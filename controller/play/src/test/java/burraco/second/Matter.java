package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;

/**
 * A ruled case, with everything that its cost depends on.
 *
 * @param seat the player to blame; null if there is none
 * @param then when it was done
 * @param deed the cards laid then; null if none were
 * @param now when it was ruled
 * @param nth how many times the same case had been ruled for that act before
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

    /** Whether he may be asked for a discard: in his turn, unless a ruling already asks for one. */
    boolean isDiscardFree() {
        return then.isOwn()
                && now.before().owed().stream().allMatch(owed -> owed.seat() == seat)
                && now.before().owedBy(seat).stream()
                        .noneMatch(due -> due instanceof Remedy.Discard);
    }

    /** The cards that a report names; all cards of the fan if it names none. */
    List<Card> reported(List<Card> among) {
        return now.act() instanceof Act.Report report
                ? report.cards().stream()
                        .flatMap(name -> among.stream().filter(name::means).limit(1))
                        .toList()
                : List.of();
    }

    /** His plays in the present turn, the last one first; none if it is not his turn. */
    List<LastPlay> lastPlays() {
        return isTurnOf(seat) ? LastPlay.of(hand.turn, hand.melds) : List.of();
    }
}
