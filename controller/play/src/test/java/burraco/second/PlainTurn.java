package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;

/** What was done in a turn, and its limit. */
final class PlainTurn {
    final Seat seat;
    Allowed limit;
    boolean stopped;

    /** The number of draws that he has not put back. */
    int drawn;

    boolean pickedUp;

    /** The cards of his last pickup, even if they went back. */
    List<Card> pile = List.of();

    /** The number of deeds before a picked-up pile went back and he began again. */
    int laidBefore;

    /** Cards that he laid without right and took back. */
    final List<Card> wentBack = new ArrayList<>();

    final List<Deed> plays = new ArrayList<>();

    /** All cards laid, in plays or not. */
    final List<Deed> laid = new ArrayList<>();

    /** Laid cards that made no meld. */
    final List<Deed> wrong = new ArrayList<>();

    /** Cards laid when he was not allowed to lay any. */
    final List<Deed> notFree = new ArrayList<>();

    /** A second combination was added to the first one: the closing is valid (art. 30). */
    boolean merged;

    /** Something forbidden was done, so this turn cannot close the hand (G41). */
    boolean barred;

    PlainTurn(Seat seat, Allowed limit) {
        this.seat = seat;
        this.limit = limit;
    }

    boolean took() {
        return drawn > 0 || pickedUp;
    }

    /** The only card of the pile that he picked up; null if it had more, or there was none. */
    Card onlyCard() {
        return pile.size() == 1 ? pile.getFirst() : null;
    }

    /** Whether a play is forbidden in this turn. */
    boolean bars(boolean opens) {
        boolean theOneAllowed =
                limit == Allowed.OPEN && pickedUp && opens && plays.isEmpty() && !stopped;
        return stopped || limit != null && !theOneAllowed;
    }

    /** What he has laid since he began the turn, or began it again. */
    List<Deed> laidSince() {
        return laid.subList(laidBefore, laid.size());
    }

    /** Whether something forbidden was done and not undone. */
    boolean isBarred() {
        return barred || notFree.stream().anyMatch(laid -> !wentBack.containsAll(laid.cards()));
    }
}
