package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Field;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Places;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Slip;
import java.util.Optional;

/** Seats that were posted are taken off the wall again, as long as nobody sits. */
final class Unposting {
    private Unposting() {}

    static Progress unpost(Tournament tournament, Change.Unpost unpost) {
        Optional<Round> found = tournament.round(unpost.round());
        if (found.isEmpty()) {
            return new Refused("change.no-round", unpost.round());
        }
        if (unpost.round() != tournament.rounds().size()) {
            return new Refused("change.not-last", unpost.round());
        }
        Round round = found.get();
        if (round.state() != RoundState.POSTED) {
            return new Refused("change.already", unpost.round(), round.state());
        }
        if (round.slips().stream().anyMatch(slip -> !slip.equals(Slip.BLANK))) {
            return new Refused("change.slip-begun", unpost.round());
        }
        return givenAway(tournament, round)
                .or(() -> Signed.by(unpost.by(), unpost.why()))
                .<Progress>map(refused -> refused)
                .orElseGet(() -> new Done(without(tournament, round)));
    }

    /** Somebody has left for the round after this one, and another has the place already. */
    private static Optional<Refused> givenAway(Tournament tournament, Round last) {
        Formula.Place place = tournament.formula().place(last.number());
        Places places = tournament.places().get(place.stage());
        return place.round() == 0
                ? Optional.empty()
                : last.seating()
                        .numbers()
                        .filter(number -> !places.has(number))
                        .findFirst()
                        .map(number -> new Refused("change.place-given", new Who(number)));
    }

    private static Tournament without(Tournament tournament, Round last) {
        Formula formula = tournament.formula();
        boolean began = formula.firstOfStage(last.number()) == last.number();
        Tournament before = Changed.withoutLast(tournament, began);
        Tournament drafted =
                Changed.draft(before, Optional.of(new DraftEdits(last.edits(), false)));
        Field field = drafted.field();
        Places places = tournament.places().get(formula.place(last.number()).stage());
        for (Participant one : field.all()) {
            if (began || places.has(one.number())) {
                field = field.replace(thereAtOnce(one, last.number()));
            }
        }
        return Changed.field(drafted, field);
    }

    /**
     * Who came, or came back, while the seats were posted, plays in the round that is drafted,
     * unless it is only the next stage that has a place for them.
     */
    private static Participant thereAtOnce(Participant one, int round) {
        Participant entered = one.from() == round + 1 ? one.from(round) : one;
        boolean back =
                entered.awayIn(round).isPresent()
                        && entered.entered(round)
                        && entered.awayIn(round + 1).isEmpty();
        return back ? entered.returns(round) : entered;
    }
}
