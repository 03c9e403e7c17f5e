package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.movement.WhistTables;
import burraco.tournament.round.Group;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.List;
import java.util.Optional;

/** Individuals by a calendar. If one of four is away, the other three rest. */
final class WhistSeats {
    private final Tournament tournament;
    private final Seats seats;

    WhistSeats(Tournament tournament, Seats seats) {
        this.tournament = tournament;
        this.seats = seats;
    }

    void seat(Group group, int round) {
        for (WhistTables.Game game : WhistTables.round(group.size(), round)) {
            List<Integer> four =
                    List.of(
                            group.places().get(game.first()),
                            group.places().get(game.firstPartner()),
                            group.places().get(game.second()),
                            group.places().get(game.secondPartner()));
            seat(four, Reason.of(Reason.Kind.CALENDAR, round + 1));
        }
    }

    private void seat(List<Integer> four, Reason reason) {
        Optional<Integer> away = four.stream().filter(number -> !isThere(number)).findFirst();
        if (away.isEmpty()) {
            seats.add(
                    "",
                    Side.of(four.get(0), four.get(1)),
                    Side.of(four.get(2), four.get(3)),
                    reason);
            return;
        }
        for (int number : four) {
            if (isThere(number)) {
                seats.rest(new Rest(number, "", 0, true, MitchellSeats.alone(away.get())));
            }
        }
    }

    private boolean isThere(int number) {
        return tournament.field().isPresent(number, tournament.next());
    }
}
