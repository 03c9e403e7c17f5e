package burraco.hall.view;

import java.util.Optional;

/**
 * A table of the hall with electronics.
 *
 * @param present whether it is connected
 * @param heardAt when it was heard last, in the hall's milliseconds; 0 for never
 * @param told what it has told last
 */
public record TableNow(boolean present, long heardAt, Optional<TableTold> told) {
    public static final TableNow NEVER_HEARD = new TableNow(false, 0, Optional.empty());
}
