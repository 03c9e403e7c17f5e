package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.movement.MitchellRotation;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;

/** Mitchell: the fixed pair of each table against the mobile pair that has come to it. */
final class MitchellSeats {
    private final Tournament tournament;
    private final Seats seats;

    MitchellSeats(Tournament tournament, Seats seats) {
        this.tournament = tournament;
        this.seats = seats;
    }

    void seat(Places places, int round) {
        Group fixed = places.groups().get(0);
        Group mobile = places.groups().get(1);
        int tables = fixed.size();
        int[] at = new int[tables];
        for (int i = 0; i < tables; i++) {
            at[MitchellRotation.fixedPlace(tables, places.shift(), i, round)] =
                    mobile.places().get(i);
        }
        Reason reason = Reason.of(Reason.Kind.MITCHELL, round + 1, places.shift());
        for (int i = 0; i < tables; i++) {
            seat(i + 1, fixed.places().get(i), at[i], reason);
        }
    }

    private void seat(int table, int fixed, int mobile, Reason reason) {
        boolean first = isThere(fixed);
        boolean second = isThere(mobile);
        if (first && second) {
            seats.addAt(table, "", Side.of(fixed), Side.of(mobile), reason);
        } else if (first) {
            seats.rest(new Rest(fixed, "", table, true, alone(mobile)));
        } else if (second) {
            seats.rest(new Rest(mobile, "", table, false, alone(fixed)));
        }
    }

    private boolean isThere(int number) {
        return tournament.field().isPresent(number, tournament.next());
    }

    static Reason alone(int opponent) {
        return opponent == Group.VACANT
                ? Reason.of(Reason.Kind.NO_OPPONENT)
                : Reason.of(Reason.Kind.OPPONENT_AWAY, opponent);
    }
}
