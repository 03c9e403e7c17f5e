package burraco.table.state;

import burraco.cards.Seat;
import java.util.Arrays;
import java.util.Optional;

/**
 * What {@code ok} and {@code undo} of a player answer now: the first of these that is open. It is
 * found here and nowhere else, so that people are shown what their buttons answer.
 */
public sealed interface Answering {
    /** What the table asks him. */
    record Asked(Question question) implements Answering {}

    /** Whether an act happened: until that is clear nothing is chosen. */
    record Contested(Contest contest) implements Answering {}

    /** What is the matter where something else lies than the record has there. */
    record Compares(Differing item) implements Answering {}

    /** Which option he takes. */
    record Chooses(Choice choice) implements Answering {}

    /** The points left to a line, which he enters. */
    record Enters(CountEntry entry) implements Answering {}

    /** Nothing of that: what a hand came to, and whether the last act was so. */
    record Count() implements Answering {}

    static Answering of(TableState state, Seat seat) {
        Optional<Answering> asked = asked(state, seat).map(Asked::new);
        Optional<Answering> contested = state.contest().map(Contested::new);
        Optional<Answering> chooses =
                state.choice().filter(one -> one.whose().is(seat)).map(Chooses::new);
        Optional<Answering> compares = state.differing().stream().findFirst().map(Compares::new);
        Optional<CountEntry> mine = state.entry().filter(one -> one.isFor(seat));
        Optional<Answering> begun = mine.filter(one -> one.by().isPresent()).map(Enters::new);
        Optional<Answering> open = mine.map(Enters::new);
        // Nothing that is asked meanwhile is answered by a press that was meant for a digit.
        return begun.or(() -> asked)
                .or(() -> contested)
                .or(() -> compares)
                .or(() -> chooses)
                .or(() -> open)
                .orElse(new Count());
    }

    /** The question that waits for his answer, first asked first. */
    private static Optional<Question> asked(TableState state, Seat seat) {
        return state.questions().stream()
                .filter(question -> question.unsure().prompt())
                .filter(question -> question.asks(seat))
                .findFirst();
    }

    /** Whether somebody's buttons answer this. */
    static boolean isAnswered(TableState state, Answering what) {
        return Arrays.stream(Seat.values()).anyMatch(seat -> of(state, seat).equals(what));
    }
}
