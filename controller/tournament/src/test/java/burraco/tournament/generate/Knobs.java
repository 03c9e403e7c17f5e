package burraco.tournament.generate;

import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import java.util.Random;

/**
 * What a random tournament is made with. Chances are of one in a hundred.
 *
 * @param entries pairs, teams or players at the start
 * @param coarse all results are multiples of this: the coarser, the more ties
 * @param clubs how many there are
 * @param leaving of each round: somebody leaves; somebody returns as often
 * @param arriving of each round: somebody comes late
 * @param late of each table: a side comes late
 * @param wrong of each table: its result is corrected some time
 * @param unplayed of each table: it is abandoned, or the arbiter gives the points
 * @param swaps of each draft: the arbiter changes it
 */
public record Knobs(
        long seed,
        Formula formula,
        int entries,
        int coarse,
        int clubs,
        int fixedTables,
        int leaving,
        int arriving,
        int late,
        int wrong,
        int unplayed,
        int swaps) {
    private static final int[] COARSE = {5, 5, 50, 100, 500, 5_000};

    /** Everything by chance; the same seed gives the same tournament for ever. */
    public static Knobs of(long seed) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        return of(seed, entries(random), random);
    }

    public static Knobs of(long seed, int entries) {
        return of(seed, entries, new Random(seed * 0x9E3779B97F4A7C15L));
    }

    private static Knobs of(long seed, int entries, Random random) {
        boolean calm = random.nextInt(4) == 0;
        return new Knobs(
                seed,
                RandomFormula.of(random, entries),
                entries,
                COARSE[random.nextInt(COARSE.length)],
                1 + random.nextInt(6),
                random.nextInt(3) == 0 ? 10 : 0,
                calm ? 0 : random.nextInt(100),
                calm ? 0 : random.nextInt(60),
                calm ? 0 : random.nextInt(15),
                calm ? 0 : random.nextInt(20),
                calm ? 0 : random.nextInt(15),
                calm || random.nextBoolean() ? 0 : random.nextInt(60));
    }

    private static int entries(Random random) {
        int kind = random.nextInt(100);
        if (kind < 12) {
            return 2 + random.nextInt(3);
        }
        return kind < 60
                ? 4 + random.nextInt(9)
                : kind < 97 ? 12 + random.nextInt(30) : 60 + random.nextInt(200);
    }

    /** One of four was begun with an older program. */
    Edition edition() {
        return seed % 4 == 0 ? Edition.FIRST : Edition.NEWEST;
    }

    public Knobs with(Formula other) {
        return new Knobs(
                seed,
                other,
                entries,
                coarse,
                clubs,
                fixedTables,
                leaving,
                arriving,
                late,
                wrong,
                unplayed,
                swaps);
    }

    /** Nobody changes a draft. */
    public Knobs asDrafted() {
        return new Knobs(
                seed,
                formula,
                entries,
                coarse,
                clubs,
                fixedTables,
                leaving,
                arriving,
                late,
                wrong,
                unplayed,
                0);
    }

    /** Everybody is there from the beginning to the end, and every result is right. */
    public Knobs calm() {
        return new Knobs(seed, formula, entries, coarse, clubs, fixedTables, 0, 0, 0, 0, 0, 0);
    }

    /** Somebody comes or goes before every round. */
    public Knobs restless() {
        return new Knobs(
                seed,
                formula,
                entries,
                coarse,
                clubs,
                fixedTables,
                100,
                100,
                late,
                wrong,
                unplayed,
                0);
    }
}
