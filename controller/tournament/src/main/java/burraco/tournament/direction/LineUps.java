package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.List;
import java.util.Optional;

/** Art. 2: a team may put its pairs together anew before each match. */
final class LineUps {
    private static final int FEWEST = 4;

    private LineUps() {}

    static Progress name(Tournament tournament, Change.NameLineUp named) {
        int team = named.lineUp().number();
        Optional<Round> found = tournament.round(named.round());
        Optional<Participant> entered = tournament.field().find(team);
        if (tournament.formula().field() != FieldKind.TEAMS) {
            return new Refused("change.line-up.teams");
        }
        if (found.isEmpty()) {
            return new Refused("change.no-round", named.round());
        }
        if (entered.isEmpty()) {
            return Entries.unknown(team);
        }
        Optional<Meeting> meeting = found.get().seating().of(team);
        if (meeting.isEmpty()) {
            return new Refused("change.no-seat", new Who(team), named.round());
        }
        return wrong(found.get(), meeting.get(), entered.get().contestant().players(), named)
                .<Progress>map(refused -> refused)
                .orElseGet(() ->
                        new Done(Changed.round(tournament, found.get().with(named.lineUp()))));
    }

    /** Who is replaced before the match begins is so in the line-up as well. */
    static Tournament with(Tournament tournament, int team, String out, String in) {
        return tournament
                .current()
                .filter(round -> round.state().compareTo(RoundState.RUNNING) < 0)
                .flatMap(round -> round.lineUp(team).map(named -> round.with(named.with(out, in))))
                .map(round -> Changed.round(tournament, round))
                .orElse(tournament);
    }

    private static Optional<Refused> wrong(
            Round round, Meeting meeting, List<String> players, Change.NameLineUp named) {
        LineUp lineUp = named.lineUp();
        int size = lineUp.players().size();
        boolean begun =
                round.state().compareTo(RoundState.RUNNING) >= 0
                        || Results.slip(round, meeting).result().isPresent();
        if (begun) {
            return Optional.of(new Refused("change.line-up.begun", named.round()));
        }
        for (String player : lineUp.players()) {
            if (!players.contains(player)) {
                return Optional.of(
                        new Refused("change.no-player", new Who(lineUp.number()), player));
            }
        }
        boolean twice = lineUp.players().stream().distinct().count() != size;
        if (size < FEWEST || size % 2 != 0 || twice) {
            return Optional.of(new Refused("change.line-up.pairs", new Who(lineUp.number())));
        }
        int opponent = meeting.against(lineUp.number()).first();
        return round.lineUp(opponent)
                .filter(other -> other.tables() != lineUp.tables())
                .map(other ->
                        new Refused("change.line-up.tables", new Who(opponent), other.tables()));
    }
}
