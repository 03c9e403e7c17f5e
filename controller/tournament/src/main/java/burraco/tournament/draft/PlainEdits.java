package burraco.tournament.draft;

import burraco.tournament.round.Edit;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.util.Optional;

/**
 * What an arbiter has said of one contestant is a swap with whoever the draft has there now; so it
 * still holds when the draft is made anew and others are there.
 */
final class PlainEdits {
    private PlainEdits() {}

    /** Nothing if it is so already, or cannot be. */
    static Optional<Edit> of(Edit edit, Seating now) {
        return switch (edit) {
            case Edit.Swap swap -> Optional.of(swap);
            case Edit.SwapTables swap -> Optional.of(swap);
            case Edit.Move move -> moved(move, now);
            case Edit.Pin pin -> pinned(pin, now);
        };
    }

    private static Optional<Edit> moved(Edit.Move move, Seating now) {
        boolean there = now.numbers().anyMatch(number -> number == move.number());
        if (!there || now.at(move.table()).isEmpty()) {
            return Optional.empty();
        }
        Meeting meeting = now.meetings().get(now.at(move.table()).getAsInt());
        Side side = move.first() ? meeting.first() : meeting.second();
        return side.has(move.number())
                ? Optional.empty()
                : Optional.of(new Edit.Swap(move.number(), side.first(), move.by(), move.why()));
    }

    private static Optional<Edit> pinned(Edit.Pin pin, Seating now) {
        int table =
                now.of(pin.number())
                        .map(Meeting::table)
                        .or(() -> now.restOf(pin.number()).map(rest -> rest.table()))
                        .orElse(0);
        return table == 0 || table == pin.table()
                ? Optional.empty()
                : Optional.of(new Edit.SwapTables(table, pin.table(), pin.by(), pin.why()));
    }
}
