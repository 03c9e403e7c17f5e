package burraco.tracking.weighing;

import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a tracker has learned about the scales of a table, passed on to the tracker of the next
 * hand. A scale at rest may report nothing for long, and its zero point could not be found out
 * then.
 *
 * @param tremble how many grams the scales deviate at rest
 * @param scales by number
 * @param lost the devices that do not answer
 */
public record ScaleKnowledge(
        double tremble, SortedMap<Integer, OfScale> scales, SortedSet<String> lost) {
    public static final ScaleKnowledge NOTHING =
            new ScaleKnowledge(0, new TreeMap<>(), new TreeSet<>());

    /**
     * @param zero grams shown with nothing on it
     * @param card grams per card
     * @param shows grams shown last
     */
    public record OfScale(double zero, double card, double shows) {}

    public ScaleKnowledge {
        scales = Collections.unmodifiableSortedMap(new TreeMap<>(scales));
        lost = Collections.unmodifiableSortedSet(new TreeSet<>(lost));
    }
}
