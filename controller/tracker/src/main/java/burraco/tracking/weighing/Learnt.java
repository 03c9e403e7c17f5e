package burraco.tracking.weighing;

import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is known of a table's scales by now, for whoever follows its next hand: a scale that rests
 * may say nothing for long, and what it shows with nothing on it nobody could tell then.
 *
 * @param tremble how many grams they are off at rest
 * @param scales by number
 * @param lost the sources that are gone
 */
public record Learnt(double tremble, SortedMap<Integer, OfScale> scales, SortedSet<String> lost) {
    public static final Learnt NOTHING = new Learnt(0, new TreeMap<>(), new TreeSet<>());

    /**
     * @param zero grams that it shows with nothing on it
     * @param card grams a card
     * @param shows grams that it showed last
     */
    public record OfScale(double zero, double card, double shows) {}

    public Learnt {
        scales = Collections.unmodifiableSortedMap(new TreeMap<>(scales));
        lost = Collections.unmodifiableSortedSet(new TreeSet<>(lost));
    }
}
