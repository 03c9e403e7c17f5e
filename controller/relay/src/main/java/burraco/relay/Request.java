package burraco.relay;

import java.util.List;

/** What a table sends. */
public sealed interface Request {
    /** The most entries that travel together. */
    int MOST_ENTRIES = 64;

    String table();

    /** Names the table's journal; another one began where a table was restored or replaced. */
    String epoch();

    /** The version of the order that the table has. */
    long order();

    /** What has arrived so far? The first thing after a start. */
    record Greeting(String table, String epoch, long order) implements Request {}

    /** I am here, and have nothing new. */
    record Heartbeat(String table, String epoch, long order) implements Request {}

    /** Entries of one stream, in their order and without a gap. */
    record Batch(String table, String epoch, long order, Stream stream, List<Entry> entries)
            implements Request {
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
}
