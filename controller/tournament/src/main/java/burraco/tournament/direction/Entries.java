package burraco.tournament.direction;

import burraco.text.PlainText;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.plan.FieldKind;
import java.util.List;
import java.util.Optional;

/** Who has entered, and how they are written. */
final class Entries {
    private Entries() {}

    static Progress enter(Tournament tournament, Contestant contestant) {
        if (!tournament.rounds().isEmpty()) {
            return new Refused("change.entries-closed");
        }
        Optional<Refused> wrong = problem(tournament, contestant);
        return wrong.<Progress>map(refused -> refused)
                .orElseGet(() -> new Done(with(tournament, contestant, 1)));
    }

    static Tournament with(Tournament tournament, Contestant contestant, int from) {
        Participant one = new Participant(contestant, from, List.of());
        return Changed.field(tournament, tournament.field().with(one));
    }

    static Optional<Refused> problem(Tournament tournament, Contestant contestant) {
        return tournament.field().has(contestant.number())
                ? Optional.of(new Refused("change.number-taken", new Who(contestant.number())))
                : described(tournament, contestant);
    }

    /** Whether somebody has entered who can't be in a field of this kind. */
    static Optional<Refused> unfit(Tournament tournament, FieldKind kind) {
        return tournament.field().all().stream()
                .map(one -> described(kind, one.contestant()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refused> described(Tournament tournament, Contestant contestant) {
        return described(tournament.formula().field(), contestant);
    }

    private static Optional<Refused> described(FieldKind kind, Contestant contestant) {
        int players = contestant.players().size();
        if (contestant.number() < 1 || contestant.table() < 0) {
            return Optional.of(new Refused("change.number", contestant.number()));
        }
        if (players < kind.fewestPlayers() || players > kind.mostPlayers()) {
            return Optional.of(
                    new Refused(
                            "change.players." + kind,
                            contestant.number(),
                            players,
                            kind.fewestPlayers(),
                            kind.mostPlayers()));
        }
        for (String name : contestant.players()) {
            if (!PlainText.isName(name)) {
                return Optional.of(new Refused("change.name", contestant.number()));
            }
        }
        return PlainText.is(contestant.name()) && PlainText.is(contestant.club())
                ? Optional.empty()
                : Optional.of(new Refused("change.name", contestant.number()));
    }

    static Progress amend(Tournament tournament, Contestant contestant) {
        Optional<Participant> one = tournament.field().find(contestant.number());
        if (one.isEmpty()) {
            return unknown(contestant.number());
        }
        return described(tournament, contestant)
                .or(() ->
                        Substitutions.otherPlayers(tournament, one.get().contestant(), contestant))
                .<Progress>map(refused -> refused)
                .orElseGet(() ->
                        new Done(
                                Changed.field(
                                        tournament,
                                        tournament.field().replace(one.get().at(contestant)))));
    }

    static Progress scratch(Tournament tournament, int number) {
        if (!tournament.field().has(number)) {
            return unknown(number);
        }
        return tournament.rounds().isEmpty()
                ? new Done(Changed.field(tournament, tournament.field().without(number)))
                : new Refused("change.has-played", new Who(number));
    }

    static Progress order(Tournament tournament, List<Integer> numbers) {
        for (int number : numbers) {
            if (!tournament.field().has(number)) {
                return unknown(number);
            }
        }
        return numbers.stream().distinct().count() == numbers.size()
                ? new Done(Changed.order(tournament, numbers))
                : new Refused("change.order-twice");
    }

    static Refused unknown(int number) {
        return new Refused("change.unknown", number);
    }
}
