package burraco.hal.virtual;

/**
 * Says which antenna of a virtual reader is scanned next: usually the reader itself, by its plan;
 * or a board that is tried out, while the virtual table is its antennas. The table stays the owner
 * of time and of what is heard.
 */
@FunctionalInterface
public interface Turns {
    /** No antenna: all of them rest. It is asked again a hundredth of a second later. */
    int NONE = -1;

    /**
     * The inventory before is over, and what came of it has been told.
     *
     * @param micros what time it is on the table, in microseconds
     * @return the antenna's place in the reader's list, or {@link #NONE}
     */
    int next(long micros);
}
