package burraco.tracking.hearing;

/**
 * What is likely to be heard of a card, by where it is. None of it is exact: the figures are chosen
 * so that a table which lies somewhat more or less than they say is still understood.
 */
final class Likelihood {
    /** A card at rest is missed, before the table has learned how often. */
    static final double MISS = 0.15;

    static final double LEAST_MISS = 0.03;
    static final double MOST_MISS = 0.97;

    /** A burst of misses begins, ends, and misses while it lasts. */
    static final double BURST_BEGINS = 0.012;

    static final double BURST_ENDS = 0.25;
    static final double BURST_MISS = 0.82;

    /** A card that an antenna passes is heard. */
    static final double PASSING_MISS = 0.2;

    /** A card comes to an antenna between two looks: to stay there, or passing by in a hand. */
    static final double ARRIVES = 0.003;

    static final double PASSES = 0.0015;

    /** A card at rest leaves between two looks. */
    static final double LEAVES = 0.002;

    /** The logarithm of how likely a card under a hand is missed. */
    static final double UNDER_A_HAND = -0.6;

    /** And of that something hides it at all. */
    static final double HAND_COMES = -2.9;

    /** Heard where it is not and was not: a number that arrived garbled. */
    static final double NOWHERE = 1e-5;

    /** Heard beside the stock or pozzetto that it may lie in, too deep to be heard there often. */
    static final double BESIDE_STACK = 2e-3;

    /** So long it may be silent in there. */
    static final long IN_STACK_MILLIS = 120_000;

    /** Heard from a place farther off. */
    static final double FAR = 5e-4;

    /** Heard from a place next to the antenna. */
    static final double NEAR = 0.12;

    /** Heard on its way: still there where it was, or already where it goes. */
    static final double ON_ITS_WAY = 0.5;

    /** For so long a card may be heard where it was. */
    static final long WAY_MILLIS = 1_000;

    private static final long PASSING_HALF_LIFE = 90;
    private static final int MOST_HALVED = 30;

    private Likelihood() {}

    /** Whether a card that only passes is still there after so many milliseconds. */
    static double stillPassing(long millis) {
        long halved = Math.clamp(millis / PASSING_HALF_LIFE, 0, MOST_HALVED);
        double rest = Math.min(millis - halved * PASSING_HALF_LIFE, PASSING_HALF_LIFE);
        return (1 - rest / (2 * PASSING_HALF_LIFE)) / (1L << halved);
    }
}
