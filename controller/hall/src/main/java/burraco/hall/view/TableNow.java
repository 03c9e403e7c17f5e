package burraco.hall.view;

import java.util.Optional;

/**
 * A table of the hall with electronics.
 *
 * @param present whether it is connected
 * @param heardAt when it was heard last, in the hall's milliseconds; if it never was, when the hall
 *     began to listen
 * @param told what it has told last
 */
public record TableNow(boolean present, long heardAt, Optional<TableTold> told) {
    public static TableNow neverHeard(long since) {
        return new TableNow(false, since, Optional.empty());
    }
}
