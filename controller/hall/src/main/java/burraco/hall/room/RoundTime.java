package burraco.hall.room;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The time of a round, in the hall's milliseconds.
 *
 * @param starts when play begins
 * @param ends when the time-out falls
 * @param extended tables with another end
 * @param by who has set it
 */
public record RoundTime(
        int round, long starts, long ends, SortedMap<Integer, Long> extended, String by) {
    public RoundTime {
        extended = Collections.unmodifiableSortedMap(new TreeMap<>(extended));
    }

    /** When the time-out falls at a table. */
    public long ends(int table) {
        return extended.getOrDefault(table, ends);
    }

    RoundTime extended(int table, long until) {
        SortedMap<Integer, Long> more = new TreeMap<>(extended);
        more.put(table, until);
        return new RoundTime(round, starts, ends, more, by);
    }

    /** With all ends so much later. */
    RoundTime later(long millis) {
        SortedMap<Integer, Long> others = new TreeMap<>();
        extended.forEach((table, end) -> others.put(table, end + millis));
        return new RoundTime(round, starts, ends + millis, others, by);
    }
}
