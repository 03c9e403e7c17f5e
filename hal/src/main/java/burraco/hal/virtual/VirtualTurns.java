package burraco.hal.virtual;

/**
 * Decides which antenna of a virtual reader is scanned next. Usually the reader decides by its
 * plan; in tests it can be a board for which the virtual table plays the antennas. The table still
 * determines times and answers.
 */
@FunctionalInterface
public interface VirtualTurns {
    /** No antenna is to be scanned. It is called again a hundredth of a second later. */
    int NONE = -1;

    /**
     * Called when the inventory before is complete and reported.
     *
     * @param micros the table's time in microseconds
     * @return the index of the antenna in the reader's list, or {@link #NONE}
     */
    int next(long micros);
}
