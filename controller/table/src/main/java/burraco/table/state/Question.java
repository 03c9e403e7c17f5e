package burraco.table.state;

import burraco.cards.Seat;
import burraco.tracking.event.TrackerEvent;
import java.util.Arrays;
import java.util.List;

/**
 * Something that cannot be told from the readings.
 *
 * @param id never reused at this table
 */
public record Question(int id, TrackerEvent.Unsure unsure) {
    /**
     * Who may answer: the player it is about, or everybody. Whether a player broke a rule is for
     * his opponents to say.
     */
    public List<Seat> asked() {
        return Arrays.stream(Seat.values()).filter(this::asks).toList();
    }

    boolean asks(Seat seat) {
        boolean ofFault = isOfFault();
        return unsure.seat()
                .map(about -> ofFault ? about.line() != seat.line() : about == seat)
                .orElse(true);
    }

    /** Whether it is about a fault, and not about where cards lie. */
    public boolean isOfFault() {
        return unsure.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT;
    }
}
