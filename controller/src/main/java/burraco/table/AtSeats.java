package burraco.table;

import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.Question;
import java.util.Optional;

/** What a player answers, contests or admits at his place. */
final class AtSeats {
    private final Desk desk;
    private final Contesting contesting;
    private final Scores scores;

    AtSeats(Desk desk, Scores scores) {
        this.desk = desk;
        contesting = new Contesting(desk);
        this.scores = scores;
    }

    Optional<Refusal> ofPlayer(Seat seat, Person by, Command.OfPlayer command) {
        boolean yes =
                switch (command) {
                    case Command.Ok _ -> true;
                    case Command.Undo _ -> false;
                };
        Optional<Question> prompt = desk.questions.promptFor(seat);
        if (prompt.isPresent()) {
            desk.questions = desk.questions.without(prompt.get());
            desk.add(new Effect.Answered(prompt.get(), yes, by));
            desk.scribe.answer(prompt.get().unsure(), yes, desk.now);
            return Optional.empty();
        }
        boolean chooses =
                desk.contest.isEmpty()
                        && desk.choosing.open().filter(one -> one.whose().is(seat)).isPresent();
        if (chooses) {
            return yes ? desk.choosing.take(by, "") : desk.choosing.next();
        }
        return yes ? agree(seat, by) : contesting.contest(seat);
    }

    /** Yes to a contest, or to what a hand came to. */
    private Optional<Refusal> agree(Seat seat, Person by) {
        if (desk.contest.isPresent()) {
            return contesting.agree(desk.contest.get(), seat, by);
        }
        return scores.confirm(seat)
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.NOTHING_TO_ANSWER));
    }
}
