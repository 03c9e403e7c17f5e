package burraco.measure;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * An act that happened, paired with what was recognised.
 *
 * @param likeness how similar they are
 * @param decided when no doubt was left; {@link Happened#UNTIMED} if that was not recorded
 */
public record Pair(
        Optional<Happened> truth,
        Optional<Happened> inferred,
        Likeness likeness,
        long decided,
        Grade grade) {

    /** Whether only its position in the order is wrong. */
    public boolean isDisplaced() {
        boolean amiss = grade == Grade.WRONG || grade == Grade.UNSURE;
        return amiss && likeness == Likeness.SAME;
    }

    /** Whether only the card that was laid last is wrong. */
    boolean endsOtherwise() {
        if (likeness != Likeness.SAME) {
            return false;
        }
        Happened done = truth.orElseThrow();
        Happened told = inferred.orElseThrow();
        boolean melds = done.kind() == Kind.OPEN || done.kind() == Kind.TIE;
        return melds && done.cards().getLast() != told.cards().getLast();
    }

    /** Wrong cards named without doubt. */
    int silentWrongCards() {
        boolean silent = grade == Grade.WRONG && inferred.orElseThrow().namesCards();
        return silent ? CardMatch.of(truth.orElseThrow(), inferred.get()).misnamed() : 0;
    }

    /** The time from the act to its correct recognition. */
    OptionalLong delay() {
        boolean timed =
                grade == Grade.EXACT
                        && decided != Happened.UNTIMED
                        && truth.orElseThrow().isTimed();
        return timed
                ? OptionalLong.of(Math.max(0, decided - truth.orElseThrow().complete()))
                : OptionalLong.empty();
    }
}
