package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
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
        Optional<Places> placed =
                alone.flatMap(rest -> completed(tournament, rest, admit.contestant().number()));
        return placed.isPresent()
                ? joined(tournament, round, admit.contestant(), alone.get(), placed.get())
                : taken(tournament, round, admit.contestant());
    }

    /** Two who would have no opponents play against each other. */
    private static Progress joined(
            Tournament tournament, Round round, Contestant late, Rest alone, Places places) {
        int last = round.seating().meetings().stream().mapToInt(one -> one.table()).max().orElse(0);
        int table = alone.table() > 0 ? alone.table() : last + 1;
        Round complete = round.with(round.seating().completed(alone, late.number(), table));
        return seated(tournament, complete, late, places, table);
    }

    /** A table is incomplete as well where one side has not come and does not come any more. */
    private static Progress taken(Tournament tournament, Round round, Contestant late) {
        for (int at = 0; at < round.slips().size(); at++) {
            Meeting meeting = round.seating().meetings().get(at);
            Optional<Integer> gone =
                    tournament.edition() == Edition.FIRST || round.slip(at).result().isPresent()
                            ? Optional.empty()
                            : whoDidNotCome(tournament.field(), meeting);
            if (gone.isPresent() && hasPlace(tournament, gone.get())) {
                Places places = inPlaceOf(tournament, meeting, gone.get(), late.number());
                Round complete = round.taken(at, gone.get(), late.number());
                return seated(
                        tournament,
                        complete,
                        staying(tournament, meeting, gone.get(), late),
                        places,
                        meeting.table());
            }
        }
        return new Refused("change.late.no-table");
    }

    private static Optional<Integer> whoDidNotCome(Field field, Meeting meeting) {
        int first = meeting.first().first();
        int second = meeting.second().first();
        return field.hasLeft(first, 1) && field.isPresent(second, 1)
                ? Optional.of(first)
                : field.hasLeft(second, 1) && field.isPresent(first, 1)
                        ? Optional.of(second)
                        : Optional.empty();
    }

    /** Not if somebody has it already who comes for the next round. */
    private static boolean hasPlace(Tournament tournament, int gone) {
        return tournament.formula().stage(1).movement() instanceof Movement.Danese
                || tournament.places().getFirst().has(gone);
    }

    /** In a Mitchell the fixed side stays at its table (art. 2 c), whoever has the place now. */
    private static Contestant staying(
            Tournament tournament, Meeting meeting, int gone, Contestant late) {
        boolean fixed =
                tournament.formula().stage(1).movement() instanceof Movement.Mitchell
                        && meeting.first().has(gone);
        return fixed && late.table() == 0
                ? late.at(tournament.field().get(gone).contestant().table())
                : late;
    }

    /** In a Danese there are no places to take: they belong to the group as others do. */
    private static Places inPlaceOf(Tournament tournament, Meeting meeting, int gone, int late) {
        Places places = tournament.places().getFirst();
        return tournament.formula().stage(1).movement() instanceof Movement.Danese
                ? places.with(group(places, meeting.group()).orElseThrow().with(late))
                : places.swap(gone, late);
    }

    private static Progress seated(
            Tournament tournament, Round complete, Contestant late, Places places, int table) {
        Tournament with = Entries.with(tournament, late, 1);
        Tournament seated = Changed.places(Changed.round(with, complete), List.of(places));
        return new Done(seated, new Sentence("remark.late.table", new Who(late.number()), table));
    }

    /** The places of the first stage: who completes a table belongs to that table's group. */
    private static Optional<Places> completed(Tournament tournament, Rest alone, int number) {
        Places places = tournament.places().getFirst();
        return tournament.formula().stage(1).movement() instanceof Movement.Mitchell
                ? Room.vacant(places, number)
                : group(places, alone.group()).map(group -> places.with(group.with(number)));
    }

    private static Optional<Group> group(Places places, String name) {
        return places.groups().stream().filter(one -> one.name().equals(name)).findFirst();
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
