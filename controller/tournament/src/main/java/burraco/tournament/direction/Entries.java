package burraco.tournament.direction;

import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Spelling;
import burraco.tournament.field.Warned;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Places;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Slip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who is in the tournament. */
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
                .or(() -> otherPlayers(tournament, one.get().contestant(), contestant))
                .<Progress>map(refused -> refused)
                .orElseGet(() ->
                        new Done(
                                Changed.field(
                                        tournament,
                                        tournament.field().replace(one.get().at(contestant)))));
    }

    /** Later than art. 33 lets players be replaced, a name is only spelt in another way. */
    private static Optional<Refused> otherPlayers(
            Tournament tournament, Contestant was, Contestant now) {
        return tournament.edition() == Edition.FIRST
                        || Spelling.areSame(was.players(), now.players())
                ? Optional.empty()
                : tooLateToSubstitute(tournament);
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

    static Progress leave(Tournament tournament, Change.Leave leave) {
        Optional<Participant> one = tournament.field().find(leave.number());
        if (one.isEmpty()) {
            return unknown(leave.number());
        }
        if (one.get().awayBefore(leave.round()) || !one.get().entered(leave.round())) {
            return new Refused("change.not-there", new Who(leave.number()), leave.round());
        }
        Optional<Refused> wrong = wrongRound(tournament, leave.number(), leave.round());
        if (wrong.isPresent()) {
            return wrong.get();
        }
        Tournament now =
                Changed.field(
                        tournament,
                        tournament
                                .field()
                                .replace(one.get().leaves(leave.round(), leave.leaving())));
        List<Sentence> remarks =
                leave.leaving() == Leaving.FOR_A_TIME
                        ? List.of(new Sentence("remark.no-advantage", new Who(leave.number())))
                        : List.of();
        return new Done(Results.settled(now), remarks);
    }

    static Progress back(Tournament tournament, int number, int round) {
        Optional<Participant> one = tournament.field().find(number);
        if (one.isEmpty()) {
            return unknown(number);
        }
        if (one.get().awayIn(round).isEmpty()) {
            return new Refused("change.is-there", new Who(number), round);
        }
        Optional<Refused> wrong = wrongRound(tournament, number, round);
        if (wrong.isPresent()) {
            return wrong.get();
        }
        if (isReplaced(tournament, number)) {
            return new Refused("change.place-taken", new Who(number));
        }
        Tournament now =
                Changed.field(tournament, tournament.field().replace(one.get().returns(round)));
        return round == tournament.next() ? placed(now, number) : seated(now, number, round);
    }

    /**
     * Whether they have played in the stage that goes on, and another has their place in it now. In
     * another place they would meet again whom they have met.
     */
    private static boolean isReplaced(Tournament tournament, int number) {
        Formula formula = tournament.formula();
        if (!tournament.hasNext() || formula.place(tournament.next()).round() == 0) {
            return false;
        }
        int stage = formula.place(tournament.next()).stage();
        int first = formula.firstOfStage(tournament.next());
        return !tournament.places().get(stage).has(number)
                && tournament.rounds().stream()
                        .filter(round -> round.number() >= first)
                        .flatMap(round -> round.seating().numbers())
                        .anyMatch(sat -> sat == number);
    }

    /** Who was away when the seats were posted has none to come back to in that round. */
    private static Progress seated(Tournament now, int number, int round) {
        return now.rounds().getLast().seating().numbers().anyMatch(there -> there == number)
                ? new Done(Results.settled(now))
                : new Refused("change.no-seat", new Who(number), round);
    }

    /** Who was away when a stage began has no place in it yet. */
    private static Progress placed(Tournament now, int number) {
        int stage = now.hasNext() ? now.formula().place(now.next()).stage() : now.places().size();
        if (stage >= now.places().size() || now.places().get(stage).has(number)) {
            return new Done(now);
        }
        Optional<Places> places = Room.with(now, stage, number);
        if (places.isEmpty()) {
            return new Refused("change.late.no-place");
        }
        List<Places> all = new ArrayList<>(now.places());
        all.set(stage, places.get());
        return new Done(Changed.places(now, all));
    }

    /** The round that is played, as long as its result is open, or the next. */
    private static Optional<Refused> wrongRound(Tournament tournament, int number, int round) {
        if (round == tournament.next()) {
            return Optional.empty();
        }
        Optional<Round> current = tournament.current().filter(one -> one.number() == round);
        if (current.isEmpty()) {
            return Optional.of(
                    new Refused(
                            "change.which-round",
                            round,
                            tournament.rounds().size(),
                            tournament.next()));
        }
        boolean open =
                current.get().state().compareTo(RoundState.RANKED) < 0
                        && current.get()
                                .seating()
                                .of(number)
                                .map(meeting -> isOpen(Results.slip(current.get(), meeting)))
                                .orElse(true);
        return open
                ? Optional.empty()
                : Optional.of(new Refused("change.has-result", new Who(number), round));
    }

    /** Who has left the table during the match may say why afterwards. */
    private static boolean isOpen(Slip slip) {
        return slip.result().isEmpty()
                || slip.result().orElse(null) instanceof MeetingResult.Abandoned;
    }

    /** Art. 33: as long as not more than half of the matches have been played. */
    static Progress substitute(Tournament tournament, Change.Substitute substitute) {
        Optional<Participant> one = tournament.field().find(substitute.number());
        if (one.isEmpty()) {
            return unknown(substitute.number());
        }
        int at = one.get().contestant().players().indexOf(substitute.out());
        if (at < 0) {
            return new Refused("change.no-player", new Who(substitute.number()), substitute.out());
        }
        if (!PlainText.isName(substitute.in())) {
            return new Refused("change.name", substitute.number());
        }
        Optional<Refused> late = tooLateToSubstitute(tournament);
        if (late.isPresent()) {
            return late.get();
        }
        List<String> players = new ArrayList<>(one.get().contestant().players());
        players.set(at, substitute.in());
        return new Done(
                Changed.field(tournament, tournament.field().replace(one.get().with(players))));
    }

    private static Optional<Refused> tooLateToSubstitute(Tournament tournament) {
        long played =
                tournament.rounds().stream()
                        .filter(round -> round.state().compareTo(RoundState.COMPLETE) >= 0)
                        .count();
        int all = tournament.formula().rounds();
        return 2 * played > all
                ? Optional.of(new Refused("change.too-late-to-substitute", played, all))
                : Optional.empty();
    }

    static Progress penalize(Tournament tournament, Penalty penalty) {
        if (!tournament.field().has(penalty.number())) {
            return unknown(penalty.number());
        }
        if (tournament.round(penalty.round()).isEmpty()) {
            return new Refused("change.no-round", penalty.round());
        }
        List<Penalty> more = new ArrayList<>(tournament.penalties());
        more.add(penalty);
        return new Done(Corrections.reopened(Changed.penalties(tournament, more)));
    }

    static Progress warn(Tournament tournament, Warned warned) {
        if (!tournament.field().has(warned.number())) {
            return unknown(warned.number());
        }
        if (tournament.round(warned.round()).isEmpty()) {
            return new Refused("change.no-round", warned.round());
        }
        List<Warned> more = new ArrayList<>(tournament.warned());
        more.add(warned);
        Tournament now = Changed.warned(tournament, more);
        return new Done(now, Warnings.again(now, warned.number()).stream().toList());
    }

    static Refused unknown(int number) {
        return new Refused("change.unknown", number);
    }
}
