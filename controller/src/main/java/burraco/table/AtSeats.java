package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Line;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Teller;
import burraco.table.state.Contest;
import burraco.table.state.Question;
import java.util.Optional;

/** What a player answers, contests or admits at his place. */
final class AtSeats {
    private final Desk desk;
    private final Scores scores;

    AtSeats(Desk desk, Scores scores) {
        this.desk = desk;
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
        return yes ? agree(seat, by) : contest(seat);
    }

    /** The last act was not as the table has it, says a player. */
    private Optional<Refusal> contest(Seat seat) {
        Optional<Line> last =
                desk.sheet().lines().reversed().stream()
                        .filter(line -> line.said().by() == Teller.SENSORS)
                        .filter(line -> line.said().act() instanceof Act.OfSeat)
                        .findFirst();
        if (last.isEmpty() || desk.phase() == Phase.DEAL || desk.contest.isPresent()) {
            return not(Why.NOTHING_TO_CONTEST);
        }
        Contest contest = new Contest(seat, last.get().id());
        desk.contest = Optional.of(contest);
        desk.add(new Effect.Contested(contest));
        return Optional.empty();
    }

    /** An opponent agrees: it did not happen. Who contested it may think again. */
    private Optional<Refusal> agree(Seat seat, Person by) {
        Optional<Contest> contest = desk.contest;
        if (contest.isEmpty() && scores.confirm(seat)) {
            return Optional.empty();
        }
        if (contest.isEmpty() || contest.get().by() == seat.partner()) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        if (contest.get().by() == seat) {
            desk.endContest();
            return Optional.empty();
        }
        Optional<Line> line =
                desk.sheet().lines().stream()
                        .filter(one -> one.id() == contest.get().act())
                        .findFirst();
        return line.map(one -> new Change.Strike(one.number(), one.shown()))
                .map(strike -> desk.correcting.carryOut(new Command.Correct(strike, ""), by))
                .orElse(not(Why.NOTHING_TO_ANSWER));
    }

    private static Optional<Refusal> not(Why why) {
        return Optional.of(Refusal.of(why));
    }
}
