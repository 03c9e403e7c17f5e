package burraco.engine.hand;

import burraco.cards.Seat;
import java.util.Locale;

/**
 * How a hand came to its end.
 *
 * @param closer who closed; null where nobody did
 */
public record Ending(Reason reason, Seat closer) {
    /** Why a hand is over. */
    public enum Reason {
        CLOSED,
        STOCK,
        TIMEOUT,
        STOPPED,
        /** It is not: what is counted is what would be if it stopped here. */
        UNFINISHED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static final Ending UNFINISHED = new Ending(Reason.UNFINISHED, null);
    public static final Ending STOCK = new Ending(Reason.STOCK, null);
    public static final Ending TIMEOUT = new Ending(Reason.TIMEOUT, null);
    public static final Ending STOPPED = new Ending(Reason.STOPPED, null);
}
