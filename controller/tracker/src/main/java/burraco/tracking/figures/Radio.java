package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Source.MEASURED;
import static burraco.tracking.figures.Source.PHYSICAL;
import static burraco.tracking.figures.Unit.CENTIMETRES;
import static burraco.tracking.figures.Unit.CHANCE;
import static burraco.tracking.figures.Unit.LOGARITHM;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.NUMBER;
import static burraco.tracking.figures.Unit.SHARE;

/**
 * What antennas hear of a card, and when: by where it lies, and whether it is at rest. None of it
 * is exact: the figures are chosen so that a table which lies somewhat more or less than they say
 * is still understood.
 */
public final class Radio {
    /** About so often an antenna looks. */
    @Figure(unit = MILLISECONDS, source = PHYSICAL)
    public static final double LOOK_MILLIS = 300;

    /** A lone card that is missed in a burst, or lies under a hand, is silent for less. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HIDDEN = 6_000;

    /** An act that was seen so shortly before a card is the act that brought it. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_ONCE = 500;

    /** Which of two cards was let go first is hardly heard within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ANY_ORDER = 1_200;

    /** So far apart what was heard at one place and at the next is one movement. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long CAME_FROM = 1_500;

    /** An act may be seen to begin so much later than one that came after it. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long INVERTED = 4_000;

    /** So late a card is heard at most that is hardly heard at all. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATE = 15_000;

    /** A card lies so long, on average, before it is heard; a button tells at once. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_AFTER = 170;

    /** A card of which so many looks are missed is hardly heard. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double OFTEN_MISSED = 0.5;

    /** Cards of a pile that was picked up are heard there for so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PILE_LEAVES = 900;

    /** A card without which the others are no meld may be heard so late. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATE_IN_MELD = 8_000;

    /** Time that differs by less is as it was told. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SAME_TIME = 1_000;

    /** What was heard once and lies there is heard again by then. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_SURE = 900;

    /** The share of looks in which the table misses cards that lie still, until it knows better. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double MISSED_AT_FIRST = 0.2;

    /** So many looks count for how well the table hears by now. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final double ACUITY_LOOKS = 1_500;

    /** So many looks count for how well an antenna hears that was tried out. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final double ANTENNA_LOOKS = 300;

    /** Up to this share of misses silence counts in full. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double MISSED_USUALLY = 0.24;

    /** And with so much more it would not count at all. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double MISSED_TOO_MUCH = 0.28;

    /** So much silence counts at least. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double LEAST_TRUST = 0.35;

    /** A card at rest is missed, before the table has learned how often. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double MISS = 0.15;

    /** However well it is heard, it is missed so often. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double LEAST_MISS = 0.03;

    /** However badly it is heard, it is missed no more often. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double MOST_MISS = 0.97;

    /** A burst of misses begins between two looks. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double BURST_BEGINS = 0.012;

    /** It ends between two looks. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double BURST_ENDS = 0.25;

    /** A card is missed while it lasts. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double BURST_MISS = 0.82;

    /** A card that an antenna passes is missed. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double PASSING_MISS = 0.2;

    /** A card comes to an antenna between two looks, to stay there. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double ARRIVES = 0.003;

    /** The same, passing by in a hand. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double PASSES = 0.0015;

    /** A card at rest leaves between two looks. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double LEAVES = 0.002;

    /** The logarithm of how likely a card under a hand is missed. */
    @Figure(unit = LOGARITHM, source = MEASURED)
    public static final double UNDER_A_HAND = -0.6;

    /** And of that something hides it at all. */
    @Figure(unit = LOGARITHM, source = MEASURED)
    public static final double HAND_COMES = -2.9;

    /** Heard where it is not and was not: a number that arrived garbled. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double NOWHERE = 1e-5;

    /** Heard beside the stock or pozzetto that it may lie in, too deep to be heard there often. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double BESIDE_STACK = 2e-3;

    /** So long it may be silent in there. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long IN_STACK_MILLIS = 120_000;

    /** Heard from a place farther off. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double FAR = 5e-4;

    /** Heard from a place next to the antenna. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double NEAR = 0.12;

    /** Heard on its way: still there where it was, or already where it goes. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double ON_ITS_WAY = 0.5;

    /** For so long a card may be heard where it was. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WAY_MILLIS = 1_000;

    /** Of the cards that pass an antenna half are gone after so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSING_HALF_LIFE = 90;

    /** Beyond that nothing is heard of a card that lies at the border of an antenna. */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double REACH = 7;

    /** A number that comes again within so long did not arrive garbled. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long STRANGER_WITHIN = 5_000;

    /** So many looks count for how often an antenna misses a card. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final double LEARNED_LOOKS = 20;

    /** What is heard again within so long may have been there all the time. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SAME_STAY = 8_000;

    /** So long a card may be silent and still be on the same visit. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SPLIT = 1_000;

    /** A card that is heard somewhere may be on its way to another place for so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSES_BY = 900;

    /** An antenna hears if it has heard another card so lately. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATELY = 2_000;

    /** What was heard of a card earlier than this before an act is not of that act. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SHORTLY = 5_000;

    /** A card that was last heard no earlier than this before an act was still heard since. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_SINCE = 2_000;

    /** What seems to come to a meld is heard well by then. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEXT_CARD = 700;

    private Radio() {}
}
