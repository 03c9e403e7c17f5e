package burraco.table.state;

import burraco.cards.Seat;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a player's {@code ok} and {@code undo} answer now: the first of these that is open. It is
 * decided only here, so that the display and the buttons always agree.
 */
public sealed interface ButtonMeaning {
    /** A question to this player. */
    record Asked(Question question) implements ButtonMeaning {}

    /** Whether an act happened; while that is open nothing is chosen. */
    record Contested(Contest contest) implements ButtonMeaning {}

    /** A discrepancy between the table and the record. */
    record Compares(OpenDiscrepancy item) implements ButtonMeaning {}

    /** A choice that this player makes. */
    record Chooses(OpenChoice choice) implements ButtonMeaning {}

    /** The points left to a line, which he enters. */
    record Enters(CountEntry entry) implements ButtonMeaning {}

    /** None of these: what a hand came to, or whether the last act was right. */
    record Count() implements ButtonMeaning {}

    static ButtonMeaning of(TableState state, Seat seat) {
        Optional<ButtonMeaning> asked = asked(state, seat).map(Asked::new);
        Optional<ButtonMeaning> contested = state.contest().map(Contested::new);
        Optional<ButtonMeaning> chooses =
                state.choice().filter(one -> one.whose().is(seat)).map(Chooses::new);
        Optional<ButtonMeaning> compares =
                state.differing().stream().findFirst().map(Compares::new);
        Optional<CountEntry> mine = state.entry().filter(one -> one.isFor(seat));
        Optional<ButtonMeaning> begun = mine.filter(one -> one.by().isPresent()).map(Enters::new);
        Optional<ButtonMeaning> open = mine.map(Enters::new);
        // A press that was meant for a digit must not answer a question that comes meanwhile.
        return begun.or(() -> asked)
                .or(() -> contested)
                .or(() -> compares)
                .or(() -> chooses)
                .or(() -> open)
                .orElse(new Count());
    }

    /** The oldest question that waits for this player. */
    private static Optional<Question> asked(TableState state, Seat seat) {
        return state.questions().stream()
                .filter(question -> question.unsure().prompt())
                .filter(question -> question.asks(seat))
                .findFirst();
    }

    /** Whether anybody's buttons answer this now. */
    static boolean isAnswered(TableState state, ButtonMeaning what) {
        return Arrays.stream(Seat.values()).anyMatch(seat -> of(state, seat).equals(what));
    }
}
