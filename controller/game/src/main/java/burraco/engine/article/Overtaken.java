package burraco.engine.article;

import burraco.cards.Seat;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Of faults that are noticed together, some are only the beginning of another: emptying a fan and
 * then taking a pozzetto that is not due is one case (art. 21 quater); taking a card out of turn
 * and then playing is another (art. 29).
 */
final class Overtaken {
    private Overtaken() {}

    static List<Fault> withoutBeginnings(List<Fault> faults) {
        if (faults.size() < 2) {
            return faults;
        }
        Map<Seat, Integer> pozzetti = new HashMap<>();
        Map<Seat, Integer> plays = new HashMap<>();
        for (Fault fault : faults) {
            if (fault instanceof Fault.OfPozzetto pozzetto && isWrong(pozzetto)) {
                pozzetti.merge(pozzetto.seat(), fault.act(), Math::max);
            }
            if (fault instanceof Fault.OfMeld laid && laid.kind() == Fault.Laid.OUT_OF_TURN) {
                plays.merge(laid.seat(), fault.act(), Math::max);
            }
        }
        return faults.stream()
                .filter(fault ->
                        !isBefore(fault, pozzetti, WrongClosings.isOfAnEmptyFan(fault.which()))
                                && !isBefore(fault, plays, isTakenOutOfTurn(fault)))
                .toList();
    }

    /** Whether it is such a beginning, followed by the other fault of the same player. */
    private static boolean isBefore(Fault fault, Map<Seat, Integer> last, boolean isBeginning) {
        return isBeginning
                && fault.offender().map(last::get).filter(act -> act > fault.act()).isPresent();
    }

    private static boolean isWrong(Fault.OfPozzetto fault) {
        return fault.which() != Case.POZZETTO_WITH_CARDS_IN_THE_FAN;
    }

    private static boolean isTakenOutOfTurn(Fault fault) {
        return fault instanceof Fault.OfTaking taking && taking.kind() == Fault.Wrongly.OUT_OF_TURN;
    }
}
