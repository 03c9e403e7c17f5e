package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Who;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Those who come when the seats of the first round are posted (art. 34). */
final class Latecomers {
    private Latecomers() {}

    static Progress admit(Tournament tournament, Change.Admit admit) {
        Optional<Round> current = tournament.current();
        if (current.isEmpty()) {
            return new Refused("change.entries-open");
        }
        Optional<Refused> wrong = Entries.problem(tournament, admit.contestant());
        if (wrong.isPresent()) {
            return wrong.get();
        }
        return admit.now() ? now(tournament, current.get(), admit) : later(tournament, admit);
    }

    /** At the incomplete table, as long as the first round is played. */
    private static Progress now(Tournament tournament, Round round, Change.Admit admit) {
        if (tournament.formula().field() == FieldKind.INDIVIDUALS) {
            return new Refused("change.late.individuals");
        }
        if (round.number() != 1 || round.state().compareTo(RoundState.COMPLETE) >= 0) {
            return new Refused("change.late.first-round");
        }
        Optional<Rest> alone =
                round.seating().rests().stream()
                        .filter(rest -> tournament.field().isPresent(rest.number(), 1))
                        .findFirst();
        int number = admit.contestant().number();
        Optional<Places> placed = alone.flatMap(rest -> completed(tournament, rest, number));
        if (placed.isEmpty()) {
            return new Refused("change.late.no-table");
        }
        int last = round.seating().meetings().stream().mapToInt(one -> one.table()).max().orElse(0);
        int table = alone.get().table() > 0 ? alone.get().table() : last + 1;
        Tournament with = Entries.with(tournament, admit.contestant(), 1);
        Round complete = round.with(round.seating().completed(alone.get(), number, table));
        Tournament seated = Changed.round(with, complete);
        return new Done(
                Changed.places(seated, List.of(placed.get())),
                new Sentence("remark.late.table", new Who(number), table));
    }

    /** The places of the first stage: who completes a table belongs to that table's group. */
    private static Optional<Places> completed(Tournament tournament, Rest alone, int number) {
        Places places = tournament.places().getFirst();
        return tournament.formula().stage(1).movement() instanceof Movement.Mitchell
                ? Room.with(tournament, 0, number)
                : places.groups().stream()
                        .filter(one -> one.name().equals(alone.group()))
                        .findFirst()
                        .map(group -> places.with(group.with(number)));
    }

    /** From the next round on, or from the next stage if this one has no place for them. */
    private static Progress later(Tournament tournament, Change.Admit admit) {
        int number = admit.contestant().number();
        Formula formula = tournament.formula();
        if (!tournament.hasNext()) {
            return new Refused("change.late.over");
        }
        int next = tournament.next();
        boolean begins = formula.firstOfStage(next) == next;
        int stage = formula.place(next).stage();
        if (begins) {
            return new Done(
                    Entries.with(tournament, admit.contestant(), next),
                    new Sentence("remark.late.from", new Who(number), next));
        }
        Optional<Places> placed = Room.with(tournament, stage, number);
        if (placed.isPresent()) {
            List<Places> all = new ArrayList<>(tournament.places());
            all.set(stage, placed.get());
            return new Done(
                    Changed.places(Entries.with(tournament, admit.contestant(), next), all),
                    new Sentence("remark.late.from", new Who(number), next));
        }
        int from = formula.firstOfStage(next) + formula.stages().get(stage).rounds();
        return from > formula.rounds()
                ? new Refused("change.late.no-place")
                : new Done(
                        Entries.with(tournament, admit.contestant(), from),
                        new Sentence("remark.late.from", new Who(number), from));
    }
}
