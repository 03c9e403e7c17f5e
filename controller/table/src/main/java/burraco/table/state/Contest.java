package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Optional;

/**
 * A player says that the table got an act wrong. If who decides agrees, the act did not happen; the
 * arbiter may always decide.
 *
 * @param act the id of the act
 * @param decides the line whose word it needs, the other one of its own where it is his; empty
 *     where the arbiter alone decides
 */
public record Contest(Seat by, int act, Optional<Line> decides) {
    /** Whether this player's word is the one that it needs. */
    public boolean isDecidedBy(Seat seat) {
        return seat != by && decides.equals(Optional.of(seat.line()));
    }

    /** Whether his buttons can end it: he contests or decides. */
    public boolean concerns(Seat seat) {
        return seat == by || isDecidedBy(seat);
    }
}
