package burraco.layout.sight;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Clue;
import burraco.engine.ruling.Need;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** How a table sees each case of the code that is played on it. */
public final class Sights {
    private Sights() {}

    /** In the order of the cases; those that the code does not know are left out. */
    public static SortedMap<Case, Sight> of(Layout layout) {
        Coverage coverage = Coverage.of(layout);
        SortedMap<Case, Sight> sights = new TreeMap<>();
        for (Case which : Case.values()) {
            // What a person decides is no fault to be seen.
            if (which != Case.DECIDED && layout.rules().knows(which)) {
                sights.put(which, sight(which.need(), coverage));
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

    private static Sight sight(Need need, Coverage coverage) {
        List<Clue> absent =
                need.first().stream().filter(clue -> coverage.of(clue) == Extent.NONE).toList();
        if (!absent.isEmpty()) {
            return new Sight(Sight.How.WHEN_TOLD, absent);
        }
        List<Clue> missing = new ArrayList<>(need.first());
        missing.addAll(need.also());
        boolean nothing = missing.stream().allMatch(clue -> coverage.of(clue) == Extent.NONE);
        missing.removeIf(coverage::has);
        if (missing.isEmpty()) {
            return new Sight(Sight.How.BY_ITSELF, List.of());
        }
        return new Sight(nothing ? Sight.How.WHEN_TOLD : Sight.How.IN_PART, missing);
    }
}
