package burraco.hall.room;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What the direction has to say.
 *
 * @param number of the decision
 * @param tables whom it is for; empty for everybody
 */
public record Notice(long number, String text, SortedSet<Integer> tables) {
    public Notice {
        tables = Collections.unmodifiableSortedSet(new TreeSet<>(tables));
    }

    public boolean isFor(int table) {
        return tables.isEmpty() || tables.contains(table);
    }
}
