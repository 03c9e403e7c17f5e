package burraco.measure;

import burraco.cards.Card;
import burraco.cards.CardName;
import java.util.List;
import java.util.Optional;

/** All doubts that the table reported in a hand. */
final class Doubts {
    /** How long before the beginning of an act a hand over the table may already cause a doubt. */
    private static final long AHEAD_MILLIS = 2_000;

    /** How long after an act a doubt may still be reported: readers can be silent for seconds. */
    private static final long BEHIND_MILLIS = 10_000;

    private final List<Doubt> doubts;

    Doubts(List<Doubt> doubts) {
        this.doubts = doubts;
    }

    /** Whether somebody who heard the doubts knows that this act may be wrong. */
    boolean cover(Happened act) {
        return doubts.stream().anyMatch(doubt -> covers(doubt, act));
    }

    private static boolean covers(Doubt doubt, Happened act) {
        boolean near =
                act.begun() - AHEAD_MILLIS <= doubt.decided()
                        && doubt.decided() <= act.complete() + BEHIND_MILLIS;
        List<CardName> names =
                doubt.cards().stream()
                        .map(CardName::parse)
                        .flatMap(Optional::stream)
                        .filter(name -> !name.isUnseen())
                        .toList();
        if (!names.isEmpty()) {
            return (near || !act.isTimed()) && names.stream().anyMatch(name -> isIn(name, act));
        }
        // A seat alone is not enough without the time, because every seat has doubts in a hand.
        return near && act.isTimed() && doubt.seat().isPresent() && doubt.seat().equals(act.seat());
    }

    private static boolean isIn(CardName name, Happened act) {
        for (Card card : act.cards()) {
            if (name.means(card)) {
                return true;
            }
        }
        return false;
    }
}
