package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;

/** What was done in a turn, and what it was limited to. */
final class PlainTurn {
    /**
     * Something laid.
     *
     * @param act the number of the act
     * @param apart whether the meld was one of the code without it, or it was opened so, and nobody
     *     had anything to put right
     */
    record Laid(int act, String meld, boolean opened, List<Card> cards, boolean apart) {
        Laid of(List<Card> some) {
            return new Laid(act, meld, opened, some, apart);
        }
    }

    final Seat seat;
    Allowed limit;
    boolean stopped;

    /** How many times he drew, and did not put it back. */
    int drawn;

    boolean pickedUp;

    /** The pile that he had picked up went back. */
    boolean begunAgain;

    /** Cards that he had laid and that were not his to lay. */
    final List<Card> wentBack = new ArrayList<>();

    /** The card that was all of the pile he picked up. */
    Card onlyCard;

    final List<Laid> plays = new ArrayList<>();

    /** All that he laid, whether it was a play or not. */
    final List<Laid> laid = new ArrayList<>();

    /** What was laid and made no meld of the code. */
    final List<Laid> wrong = new ArrayList<>();

    /** What he laid when it was not for him to lay anything. */
    final List<Laid> notFree = new ArrayList<>();

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

    /** Whether a play is one that this turn does not allow. */
    boolean bars(boolean opens) {
        boolean theOneAllowed =
                limit == Allowed.OPEN && pickedUp && opens && plays.isEmpty() && !stopped;
        return stopped || limit != null && !theOneAllowed;
    }

    /** Whether something was done that might not be done, and is not undone. */
    boolean isBarred() {
        return barred || notFree.stream().anyMatch(laid -> !wentBack.containsAll(laid.cards()));
    }

    Laid last() {
        return plays.isEmpty() ? null : plays.getLast();
    }
}
