package burraco.table;

import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.Answering;
import burraco.table.state.Question;
import java.util.Optional;

/** What a player answers, contests or admits at his place. */
final class AtSeats {
    private final Desk desk;
    private final Contesting contesting;
    private final Scores scores;
    private final Orders.Hearing hearing;

    AtSeats(Desk desk, Scores scores, Orders.Hearing hearing) {
        this.desk = desk;
        this.hearing = hearing;
        contesting = new Contesting(desk);
        this.scores = scores;
    }

    /** A button at his seat: with these alone a count can be entered that is missing. */
    Optional<Refusal> pressed(Seat seat, Person by, Command.OfPlayer command) {
        boolean yes = isYes(command);
        return switch (Answering.of(desk.state(), seat)) {
            case Answering.Enters(var entry) when yes ->
                    desk.countButtons.take(entry, seat, scores);
            case Answering.Enters(var entry) -> {
                desk.countButtons.next(entry, seat);
                yield Optional.empty();
            }
            case Answering.Count _ -> {
                Optional<Refusal> refusal = desk.countButtons.refusal(seat);
                boolean begins =
                        refusal.isEmpty()
                                && (yes
                                        ? desk.countButtons.begins(seat)
                                        : desk.countButtons.beginsAgain(seat));
                yield begins || refusal.isPresent() ? refusal : ofPlayer(seat, by, command);
            }
            case Answering.Asked _,
                    Answering.Contested _,
                    Answering.Compares _,
                    Answering.Chooses _ ->
                    ofPlayer(seat, by, command);
        };
    }

    private static boolean isYes(Command.OfPlayer command) {
        return switch (command) {
            case Command.Ok _ -> true;
            case Command.Undo _ -> false;
        };
    }

    Optional<Refusal> ofPlayer(Seat seat, Person by, Command.OfPlayer command) {
        boolean yes = isYes(command);
        return switch (Answering.of(desk.state(), seat)) {
            case Answering.Asked(var question) -> answer(question, yes, by);
            case Answering.Contested(var contest) ->
                    yes ? contesting.agree(contest, seat, by) : contesting.deny(contest, seat, by);
            case Answering.Compares(var item) ->
                    yes ? desk.comparing.ok(item, seat, by) : desk.comparing.next(item);
            case Answering.Chooses _ -> yes ? desk.choosing.take(by, "") : desk.choosing.next();
            // From a page that does not show what is being entered.
            case Answering.Enters _ -> Optional.of(Refusal.of(Why.MEANWHILE));
            case Answering.Count _ when desk.countButtons.entry().isPresent() ->
                    desk.countButtons.refusal(seat);
            case Answering.Count _ -> yes ? confirm(seat) : contesting.contest(seat);
        };
    }

    private Optional<Refusal> answer(Question question, boolean yes, Person by) {
        desk.questions = desk.questions.without(question);
        desk.add(new Effect.Answered(question, yes, by));
        hearing.hear(desk.scribe.answer(question.unsure(), yes, desk.now));
        return Optional.empty();
    }

    /**
     * Yes to what a hand came to. While the next one is played nobody is shown it: a yes then was
     * meant for a question that has been answered meanwhile.
     */
    private Optional<Refusal> confirm(Seat seat) {
        return !desk.isPlaying() && scores.confirm(seat)
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.NOTHING_TO_ANSWER));
    }
}
