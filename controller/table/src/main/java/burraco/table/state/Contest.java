package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Optional;

/**
 * A player's statement that the table misunderstood an act. If whoever decides agrees, the act did
 * not happen; the arbiter may always decide.
 *
 * @param act the id of the act
 * @param decides the line that has to agree (through the other player, if it is the contesting
 *     player's own line); empty if only the arbiter decides
 */
public record Contest(Seat by, int act, Optional<Line> decides) {
    /** Whether this player is the one who has to agree. */
    public boolean isDecidedBy(Seat seat) {
        return seat != by && decides.equals(Optional.of(seat.line()));
    }

    /** Whether his buttons can end it. */
    public boolean concerns(Seat seat) {
        return seat == by || isDecidedBy(seat);
    }
}
