package burraco.layout.sight;

import burraco.cards.Rank;
import burraco.engine.rules.PilePlace;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.layout.Layout;
import java.util.Collections;
import java.util.EnumSet;
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
        for (Case which : EnumSet.complementOf(unknown(layout.rules()))) {
            sights.put(which, Needs.of(which).by(senses));
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

    /** The cases that this code has not. */
    private static EnumSet<Case> unknown(RuleSet rules) {
        // What a person decides is no fault to be seen.
        EnumSet<Case> unknown = EnumSet.of(Case.DECIDED);
        if (!rules.pickupNeedsPlay()) {
            unknown.add(Case.PICKUP_WITHOUT_PLAY);
            unknown.add(Case.CANNOT_PLAY);
            unknown.add(Case.GROUNDLESS_PICKUP_NOTICED_LATE);
            unknown.add(Case.WRONG_PLAY_AFTER_PICKUP);
        }
        if (combinesAll(rules)) {
            unknown.add(Case.FORBIDDEN_COMBINATION);
        }
        if (rules.pilePlace() != PilePlace.STRICT) {
            unknown.add(Case.FIRST_CARD_ELSEWHERE);
            unknown.add(Case.DISCARD_APART);
        }
        if (rules.pilePlace() != PilePlace.IF_MISLED) {
            unknown.add(Case.DISCARD_MISLED);
        }
        return unknown;
    }

    /** Twos are wild: whatever is made of them is none of a forbidden rank. */
    private static boolean combinesAll(RuleSet rules) {
        return EnumSet.complementOf(EnumSet.of(Rank.TWO)).stream().allMatch(rules::combines);
    }
}
