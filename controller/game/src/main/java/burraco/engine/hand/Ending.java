package burraco.engine.hand;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Locale;
import java.util.Optional;

/**
 * How a hand ended.
 *
 * @param closer who closed; empty if nobody did
 */
public record Ending(Reason reason, Optional<Seat> closer) {
    /** Why a hand is over. */
    public enum Reason {
        CLOSED,
        STOCK,
        TIMEOUT,
        STOPPED,
        /** The hand is not over; the count is as if it stopped here. */
        UNFINISHED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static final Ending UNFINISHED = new Ending(Reason.UNFINISHED, Optional.empty());
    public static final Ending STOCK = new Ending(Reason.STOCK, Optional.empty());
    public static final Ending TIMEOUT = new Ending(Reason.TIMEOUT, Optional.empty());
    public static final Ending STOPPED = new Ending(Reason.STOPPED, Optional.empty());

    public static Ending closedBy(Seat seat) {
        return new Ending(Reason.CLOSED, Optional.of(seat));
    }

    /** Whether a player of this line has closed. */
    public boolean isClosedBy(Line line) {
        return closer.filter(seat -> seat.line() == line).isPresent();
    }
}
