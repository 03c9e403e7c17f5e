package burraco.engine.article;

import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import java.util.List;

/**
 * Of faults that are noticed together some are only the beginning of another: a fan that is emptied
 * and then a pozzetto taken that was not due is one case (art. 21 quater), a card taken out of turn
 * and then a play is another (art. 29).
 */
final class Overtaken {
    private Overtaken() {}

    static List<Fault> withoutBeginnings(List<Fault> faults) {
        if (faults.size() < 2) {
            return faults;
        }
        return faults.stream().filter(fault -> !isBegun(fault, faults)).toList();
    }

    private static boolean isBegun(Fault fault, List<Fault> faults) {
        return faults.stream()
                .anyMatch(other ->
                        other.seat() == fault.seat()
                                && other.act() > fault.act()
                                && isBeginning(fault, other));
    }

    private static boolean isBeginning(Fault fault, Fault other) {
        if (other instanceof Fault.OfPozzetto pozzetto) {
            return WrongClosings.isOfAnEmptyFan(fault.which())
                    && pozzetto.which() != Case.POZZETTO_WITH_CARDS_IN_THE_FAN;
        }
        return fault instanceof Fault.OfTaking taking
                && taking.kind() == Fault.Wrongly.OUT_OF_TURN
                && other instanceof Fault.OfMeld laid
                && laid.kind() == Fault.Laid.OUT_OF_TURN;
    }
}
