package burraco.relay;

import java.util.List;

/**
 * What a table has to tell: a view of its journal, in which what is there once stays, with its
 * number; and what the table is like now, of which only the newest counts.
 */
public interface Outbox {
    String epoch();

    /** The number of the last entry, 0 if there is none. */
    long last(Stream stream);

    /** Some entries from this number on, at most so many. */
    List<Entry> from(Stream stream, long first, int most);

    /** What the table is like now; empty if there is nothing to tell. */
    String state();
}
