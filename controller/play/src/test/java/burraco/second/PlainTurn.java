package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;

/** What was done in a turn, and what it was limited to. */
final class PlainTurn {
    final Seat seat;
    Allowed limit;
    boolean stopped;

    /** How many times he drew, and did not put it back. */
    int drawn;

    boolean pickedUp;

    /** The cards that he picked up last, whether they went back or not. */
    List<Card> pile = List.of();

    /** The pile that he had picked up went back: so much was laid before he began again. */
    int laidBefore;

    /** Cards that he had laid and that were not his to lay. */
    final List<Card> wentBack = new ArrayList<>();

    final List<Deed> plays = new ArrayList<>();

    /** All that he laid, whether it was a play or not. */
    final List<Deed> laid = new ArrayList<>();

    /** What was laid and made no meld of the code. */
    final List<Deed> wrong = new ArrayList<>();

    /** What he laid when it was not for him to lay anything. */
    final List<Deed> notFree = new ArrayList<>();

    /** A second combination was added to the first one: the closing stands (art. 30). */
    boolean merged;

    /** Something was done in it that might not be done: nothing is closed with it (G41). */
    boolean barred;

    PlainTurn(Seat seat, Allowed limit) {
        this.seat = seat;
        this.limit = limit;
    }

    boolean took() {
        return drawn > 0 || pickedUp;
    }

    /** The card that was all of the pile he picked up; null where there was none, or another. */
    Card onlyCard() {
        return pile.size() == 1 ? pile.getFirst() : null;
    }

    /** Whether a play is one that this turn does not allow. */
    boolean bars(boolean opens) {
        boolean theOneAllowed =
                limit == Allowed.OPEN && pickedUp && opens && plays.isEmpty() && !stopped;
        return stopped || limit != null && !theOneAllowed;
    }

    /** What he has laid since he began it, or began it again. */
    List<Deed> laidSince() {
        return laid.subList(laidBefore, laid.size());
    }

    /** Whether something was done that might not be done, and is not undone. */
    boolean isBarred() {
        return barred || notFree.stream().anyMatch(laid -> !wentBack.containsAll(laid.cards()));
    }
}
