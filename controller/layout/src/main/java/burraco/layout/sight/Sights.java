package burraco.layout.sight;

import burraco.engine.ruling.Case;
import burraco.layout.Layout;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** How a table sees each case of the code that is played on it. */
public final class Sights {
    private Sights() {}

    /** In the order of the cases; those that the code does not know are left out. */
    public static SortedMap<Case, Sight> of(Layout layout) {
        Senses senses = Senses.of(layout);
        SortedMap<Case, Sight> sights = new TreeMap<>();
        for (Case which : Case.values()) {
            // What a person decides is no fault to be seen.
            if (which != Case.DECIDED && layout.rules().knows(which)) {
                sights.put(which, Needs.of(which).by(senses));
            }
        }
        return Collections.unmodifiableSortedMap(sights);
    }

    /** The cases of which the table sees nothing: they are ruled when a person reports them. */
    public static SortedSet<Case> unseen(Layout layout) {
        SortedSet<Case> unseen = new TreeSet<>();
        of(layout)
                .forEach((which, sight) -> {
                    if (sight.how() == Sight.How.WHEN_TOLD) {
                        unseen.add(which);
                    }
                });
        return Collections.unmodifiableSortedSet(unseen);
    }
}
