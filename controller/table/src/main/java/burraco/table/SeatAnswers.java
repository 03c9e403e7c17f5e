package burraco.table;

import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.ButtonMeaning;
import burraco.table.state.Question;
import java.util.Optional;

/** Carries out what a player does at his seat: answer, contest or confirm. */
final class SeatAnswers {
    private final TableWorkspace workspace;
    private final ContestHandler contesting;
    private final ScoreHandler scores;
    private final CommandHandler.Hearing hearing;

    SeatAnswers(TableWorkspace workspace, ScoreHandler scores, CommandHandler.Hearing hearing) {
        this.workspace = workspace;
        this.hearing = hearing;
        contesting = new ContestHandler(workspace);
        this.scores = scores;
    }

    /** A button at his seat: with these alone a count can be entered that is missing. */
    Optional<Refusal> pressed(Seat seat, Person by, Command.OfPlayer command) {
        boolean yes = isYes(command);
        if (workspace.countButtons.isLate(seat)) {
            return Optional.of(Refusal.of(Why.MEANWHILE));
        }
        return switch (ButtonMeaning.of(WorkspaceState.of(workspace), seat)) {
            case ButtonMeaning.Enters(var entry) when yes ->
                    workspace.countButtons.take(entry, seat, scores);
            case ButtonMeaning.Enters(var entry) -> {
                workspace.countButtons.next(entry, seat);
                yield Optional.empty();
            }
            case ButtonMeaning.Count _ -> {
                Optional<Refusal> refusal = workspace.countButtons.refusal(seat);
                boolean begins =
                        refusal.isEmpty()
                                && (yes
                                        ? workspace.countButtons.begins(seat)
                                        : workspace.countButtons.beginsAgain(seat));
                yield begins || refusal.isPresent() ? refusal : ofPlayer(seat, by, command);
            }
            case ButtonMeaning.Asked _,
                    ButtonMeaning.Contested _,
                    ButtonMeaning.Compares _,
                    ButtonMeaning.Chooses _ ->
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
        return switch (ButtonMeaning.of(WorkspaceState.of(workspace), seat)) {
            case ButtonMeaning.Asked(var question) -> answer(question, yes, by);
            case ButtonMeaning.Contested(var contest) ->
                    yes ? contesting.agree(contest, seat, by) : contesting.deny(contest, seat, by);
            case ButtonMeaning.Compares(var item) ->
                    yes ? workspace.comparing.ok(item, seat, by) : workspace.comparing.next(item);
            case ButtonMeaning.Chooses _ ->
                    yes ? workspace.choosing.take(by, "") : workspace.choosing.next();
            // From a page that does not show what is being entered.
            case ButtonMeaning.Enters _ -> Optional.of(Refusal.of(Why.MEANWHILE));
            case ButtonMeaning.Count _ when workspace.countButtons.entry().isPresent() ->
                    workspace.countButtons.refusal(seat);
            case ButtonMeaning.Count _ -> yes ? confirm(seat) : contesting.contest(seat);
        };
    }

    private Optional<Refusal> answer(Question question, boolean yes, Person by) {
        workspace.questions = workspace.questions.without(question);
        workspace.add(new Effect.Answered(question, yes, by));
        hearing.hear(workspace.recordKeeper().answer(question.unsure(), yes, workspace.now));
        return Optional.empty();
    }

    /**
     * Confirms what a hand came to. While the next hand is played the points are not displayed, so
     * {@code ok} must have been meant for a question that has been answered meanwhile.
     */
    private Optional<Refusal> confirm(Seat seat) {
        return !workspace.isPlaying() && scores.confirm(seat)
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.NOTHING_TO_ANSWER));
    }
}
