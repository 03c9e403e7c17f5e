package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Who;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Seating;
import java.util.Optional;
import java.util.stream.IntStream;

/** A draft and what an arbiter changes in it. */
final class Drafts {
    /** No hall has so many. */
    private static final int MOST_TABLES = 10_000;

    private Drafts() {}

    static Progress draft(Tournament tournament) {
        return switch (Drafter.next(tournament)) {
            case Drafted.Impossible(var why) -> new Refused(why);
            case Drafted.Made made ->
                    new Done(
                            Changed.draft(tournament, Optional.of(DraftEdits.NONE)),
                            made.remarks());
        };
    }

    static Progress check(Tournament tournament) {
        return tournament
                .draft()
                .<Progress>map(draft ->
                        new Done(Changed.draft(tournament, Optional.of(draft.byArbiter()))))
                .orElseGet(() -> new Refused("change.no-draft"));
    }

    static Progress edit(Tournament tournament, Edit edit) {
        if (tournament.draft().isEmpty()
                || !(Drafter.next(tournament) instanceof Drafted.Made made)) {
            return new Refused("change.no-draft");
        }
        return problem(edit, made.seating(), tournament.next())
                .<Progress>map(refused -> refused)
                .orElseGet(() -> new Done(Changed.edited(tournament, edit)));
    }

    private static Optional<Refused> problem(Edit edit, Seating seating, int round) {
        return switch (edit) {
            case Edit.Swap(int one, int other, var _, var _) ->
                    absent(seating, one, other).or(() -> same(one, other));
            case Edit.SwapTables(int one, int other, var _, var _) ->
                    noTable(seating, round, one, other).or(() -> same(one, other));
            case Edit.Move(int number, int table, boolean _, var by, var why) ->
                    absent(seating, number)
                            .or(() -> noTable(seating, round, table))
                            .or(() -> Signed.by(by, why));
            case Edit.Pin(int number, int table, var by, var why) ->
                    absent(seating, number)
                            .or(() -> withoutTable(seating, number, table))
                            .or(() -> Signed.by(by, why));
        };
    }

    private static Optional<Refused> absent(Seating seating, int... numbers) {
        return IntStream.of(numbers)
                .filter(number -> seating.numbers().noneMatch(there -> there == number))
                .mapToObj(number -> new Refused("change.not-in-draft", new Who(number)))
                .findFirst();
    }

    private static Optional<Refused> noTable(Seating seating, int round, int... tables) {
        return IntStream.of(tables)
                .filter(table -> seating.at(table).isEmpty())
                .mapToObj(table -> new Refused("change.no-table", round, table))
                .findFirst();
    }

    private static Optional<Refused> same(int one, int other) {
        return one == other ? Optional.of(new Refused("change.same", one)) : Optional.empty();
    }

    private static Optional<Refused> withoutTable(Seating seating, int number, int table) {
        if (table < 1 || table > MOST_TABLES) {
            return Optional.of(new Refused("change.no-such-table", table));
        }
        return seating.restOf(number).filter(rest -> rest.table() == 0).isPresent()
                ? Optional.of(new Refused("change.rests-nowhere", new Who(number)))
                : Optional.empty();
    }
}
