package burraco.table.state;

import burraco.cards.Seat;
import burraco.tracking.Told;
import java.util.Arrays;
import java.util.List;

/**
 * Something that cannot be told from what is heard.
 *
 * @param id never used again at this table
 */
public record Question(int id, Told.Unsure unsure) {
    /**
     * Who may answer: whoever it is about, or everybody. Whether somebody did wrong his opponents
     * say, not he and not his partner.
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
        return unsure.doubt() == Told.Doubt.PERHAPS_A_FAULT;
    }
}
