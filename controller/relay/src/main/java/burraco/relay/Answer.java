package burraco.relay;

import java.util.Map;
import java.util.Optional;

/** What a hall answers. */
public sealed interface Answer {
    /** The hall's time when it answered, in milliseconds. */
    long hallTime();

    /**
     * Everything up to these numbers is on the hall's disk.
     *
     * @param state {@link States#digest} of the table's state as the hall has it: a late copy of an
     *     older request may have brought back an older one
     * @param order if it is newer than the one that the table has
     */
    record Arrived(long hallTime, Map<Stream, Long> upTo, int state, Optional<Order> order)
            implements Answer {
        public Arrived {
            upTo = Map.copyOf(upTo);
        }
    }

    record Refused(long hallTime, Why why) implements Answer {}

    /** Why nothing was taken. */
    enum Why {
        /** The key is that of another table. */
        ANOTHER_TABLE,
        /** A journal that no arbiter has accepted yet. */
        UNKNOWN_JOURNAL,
        /** A journal that does not continue what the hall has of it. */
        BROKEN_JOURNAL,
        /** The hall's disk takes nothing. */
        CANNOT_WRITE
    }
}
