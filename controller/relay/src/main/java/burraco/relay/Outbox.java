package burraco.relay;

import java.util.List;

/** What a table has to tell: a view of its journal. What is in it once stays, with its number. */
public interface Outbox {
    String epoch();

    /** The number of the last entry, 0 if there is none. */
    long last(Stream stream);

    /** Some entries from this number on, at most so many. */
    List<Entry> from(Stream stream, long first, int most);
}
