package burraco.measure;

import burraco.engine.ruling.Case;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The sum over many hands; however many there are, it takes no more room.
 *
 * @param unjudged hands of which what was understood could not be judged
 * @param otherLastCards melds understood as they were laid, but for the card laid last
 */
public record Tally(
        long hands,
        long unjudged,
        Counts acts,
        Dealt dealt,
        long silentWrongCards,
        long otherLastCards,
        SortedMap<Case, Caught> mischief,
        long falseRulings,
        long missedRulings,
        long prompts,
        Delays delays) {
    public static final Tally NONE =
            new Tally(0, 0, Counts.NONE, Dealt.NONE, 0, 0, new TreeMap<>(), 0, 0, 0, Delays.NONE);

    public Tally {
        mischief = Collections.unmodifiableSortedMap(new TreeMap<>(mischief));
    }

    /** One hand. */
    public static Tally of(Comparison hand) {
        return of(hand, 1);
    }

    /** What was understood although nobody played it: no hand, but all in it counts. */
    public static Tally ofNoHand(Inferred inferred) {
        return of(Comparison.of(new Course(List.of(), List.of(), List.of()), inferred), 0);
    }

    private static Tally of(Comparison hand, int hands) {
        SortedMap<Case, Caught> mischief = new TreeMap<>();
        for (Case which : hand.committed()) {
            mischief.put(which, new Caught(1, hand.ruled().contains(which) ? 1 : 0));
        }
        return new Tally(
                hands,
                hand.problem().isPresent() ? 1 : 0,
                hand.counts(),
                hand.dealt(),
                hand.silentWrongCards(),
                hand.otherLastCards(),
                mischief,
                hand.falseRulings().size(),
                hand.missedRulings().size(),
                hand.prompts(),
                Delays.of(hand.pairs()));
    }

    public Tally plus(Tally more) {
        SortedMap<Case, Caught> sum = new TreeMap<>(mischief);
        more.mischief.forEach((which, caught) -> sum.merge(which, caught, Caught::plus));
        return new Tally(
                hands + more.hands,
                unjudged + more.unjudged,
                acts.plus(more.acts),
                dealt.plus(more.dealt),
                silentWrongCards + more.silentWrongCards,
                otherLastCards + more.otherLastCards,
                sum,
                falseRulings + more.falseRulings,
                missedRulings + more.missedRulings,
                prompts + more.prompts,
                delays.plus(more.delays));
    }
}
