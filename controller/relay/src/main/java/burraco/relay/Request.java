package burraco.relay;

import java.util.List;
import java.util.Optional;

/** What a table sends. */
public sealed interface Request {
    /** The most entries that travel together. */
    int MOST_ENTRIES = 64;

    Head head();

    /**
     * Who sends it, and what comes with everything.
     *
     * @param epoch names the table's journal; another one began where a table was restored or
     *     replaced
     * @param order the version of the order that the table has
     * @param state what the table is like now, if the hall does not know it yet; only the newest
     *     one counts
     */
    record Head(String table, String epoch, long order, Optional<String> state) {
        public Head(String table, String epoch, long order) {
            this(table, epoch, order, Optional.empty());
        }
    }

    /** What has arrived so far? The first thing after a start. */
    record Greeting(Head head) implements Request {}

    /** I am here, and have no new entry. */
    record Heartbeat(Head head) implements Request {}

    /** Entries of one stream, in their order and without a gap. */
    record Batch(Head head, Stream stream, List<Entry> entries) implements Request {
        public Batch {
            entries = List.copyOf(entries);
            if (entries.isEmpty() || entries.size() > MOST_ENTRIES) {
                throw new IllegalArgumentException(entries.size() + " entries");
            }
            for (int i = 1; i < entries.size(); i++) {
                if (entries.get(i).number() != first(entries) + i) {
                    throw new IllegalArgumentException("a gap in front of " + entries.get(i));
                }
            }
        }

        private static long first(List<Entry> entries) {
            return entries.getFirst().number();
        }

        public long first() {
            return first(entries);
        }
    }

    default String table() {
        return head().table();
    }

    default String epoch() {
        return head().epoch();
    }
}
