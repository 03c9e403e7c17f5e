package burraco.relay;

import java.util.List;

/** Where a hall keeps what tables have told. */
public interface Shelf {
    /** Whether an arbiter has accepted this journal of a table. */
    boolean accepts(String table, String epoch);

    /** The number up to which everything is there. */
    long upTo(String table, String epoch, Stream stream);

    /**
     * Adds what follows. When it returns, all of it is on the disk.
     *
     * @param entries without a gap; what is there already is passed over
     * @throws FullException if nothing was written
     * @throws BrokenException if they do not continue what is there: nothing was written
     */
    void add(String table, String epoch, Stream stream, List<Entry> entries)
            throws FullException, BrokenException;

    /** The disk takes nothing. */
    final class FullException extends Exception {
        private static final long serialVersionUID = 1;

        public FullException() {
            super("the disk takes nothing", null, false, false);
        }
    }

    /** A record that does not continue what is there. */
    final class BrokenException extends Exception {
        private static final long serialVersionUID = 1;

        public BrokenException() {
            super("another journal under the same name", null, false, false);
        }
    }
}
