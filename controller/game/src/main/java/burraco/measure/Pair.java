package burraco.measure;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * An act that happened, paired with what was understood of it.
 *
 * @param likeness how similar they are
 * @param decided when there was no doubt left; {@link Happened#UNTIMED} where nobody took the time
 */
public record Pair(
        Optional<Happened> truth,
        Optional<Happened> inferred,
        Likeness likeness,
        long decided,
        Grade grade) {

    /** Whether only its place in the order is wrong. */
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

    /** Cards that were named without a doubt, and are others. */
    int silentWrongCards() {
        boolean silent = grade == Grade.WRONG && inferred.orElseThrow().namesCards();
        return silent ? CardMatch.of(truth.orElseThrow(), inferred.get()).misnamed() : 0;
    }

    /** How long after it was done an act was understood as it was. */
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
