package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.movement.Berger;
import burraco.tournament.round.Group;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;

/** All'italiana: the games of a calendar. */
final class CalendarSeats {
    private final Tournament tournament;
    private final Seats seats;

    CalendarSeats(Tournament tournament, Seats seats) {
        this.tournament = tournament;
        this.seats = seats;
    }

    void seat(Group group, int round) {
        Reason reason = Reason.of(Reason.Kind.CALENDAR, round + 1);
        for (Berger.Game game : Berger.round(group.size(), round)) {
            seat(group, number(group, game.first()), number(group, game.second()), reason);
        }
    }

    /** The last place of an odd group is nobody's. */
    private static int number(Group group, int place) {
        return place < group.size() ? group.places().get(place) : Group.VACANT;
    }

    private void seat(Group group, int one, int other, Reason reason) {
        boolean first = isThere(one);
        boolean second = isThere(other);
        int table = seats.tables() + 1;
        if (first && second) {
            seats.addAt(table, group.name(), Side.of(one), Side.of(other), reason);
        } else if (first) {
            seats.rest(new Rest(one, group.name(), table, true, MitchellSeats.alone(other)));
        } else if (second) {
            seats.rest(new Rest(other, group.name(), table, false, MitchellSeats.alone(one)));
        }
    }

    private boolean isThere(int number) {
        return tournament.field().isPresent(number, tournament.next());
    }
}
