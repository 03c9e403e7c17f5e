package burraco.measure;

import burraco.engine.ruling.Case;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The sum of comparisons over many hands, in a fixed amount of memory.
 *
 * @param unjudged hands in which what was recognised could not be judged
 * @param habits by the name of each habit, the hands in which people had it
 * @param otherLastCards melds recognised correctly except for the card laid last
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
        Delays delays,
        CertaintyCounts calibration,
        SortedMap<String, Went> habits) {
    public static final Tally NONE =
            new Tally(
                    0,
                    0,
                    Counts.NONE,
                    Dealt.NONE,
                    0,
                    0,
                    new TreeMap<>(),
                    0,
                    0,
                    0,
                    Delays.NONE,
                    CertaintyCounts.NONE,
                    new TreeMap<>());

    public Tally {
        mischief = Collections.unmodifiableSortedMap(new TreeMap<>(mischief));
        habits = Collections.unmodifiableSortedMap(new TreeMap<>(habits));
    }

    /** The tally of one hand. */
    public static Tally of(Comparison hand) {
        return of(hand, 1);
    }

    /** Adds acts that were reported although nobody played. They count as acts, not as a hand. */
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
                Delays.of(hand.pairs()),
                hand.calibration(),
                new TreeMap<>());
    }

    /**
     * The same hand, in which people followed these habits.
     *
     * @param times by the name of each habit, how often
     */
    public Tally with(Map<String, Integer> times) {
        SortedMap<String, Went> went = new TreeMap<>();
        times.forEach(
                (habit, often) -> went.put(habit, new Went(hands, often, acts, falseRulings)));
        return new Tally(
                hands,
                unjudged,
                acts,
                dealt,
                silentWrongCards,
                otherLastCards,
                mischief,
                falseRulings,
                missedRulings,
                prompts,
                delays,
                calibration,
                went);
    }

    public Tally plus(Tally more) {
        SortedMap<Case, Caught> sum = new TreeMap<>(mischief);
        more.mischief.forEach((which, caught) -> sum.merge(which, caught, Caught::plus));
        SortedMap<String, Went> went = new TreeMap<>(habits);
        more.habits.forEach((habit, hand) -> went.merge(habit, hand, Went::plus));
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
                delays.plus(more.delays),
                calibration.plus(more.calibration),
                went);
    }
}
