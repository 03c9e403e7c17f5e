package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Places;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Slip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who leaves and who comes back (art. 33). */
final class Absences {
    private Absences() {}

    static Progress leave(Tournament tournament, Change.Leave leave) {
        Optional<Participant> one = tournament.field().find(leave.number());
        if (one.isEmpty()) {
            return Entries.unknown(leave.number());
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
            return Entries.unknown(number);
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
}
