package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureSource.MEASURED;
import static burraco.tracking.figures.FigureSource.PHYSICAL;
import static burraco.tracking.figures.FigureUnit.CENTIMETRES;
import static burraco.tracking.figures.FigureUnit.CHANCE;
import static burraco.tracking.figures.FigureUnit.LOGARITHM;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.NUMBER;
import static burraco.tracking.figures.FigureUnit.SHARE;

/**
 * What antennas hear of a card, and when, depending on where it lies and whether it is at rest.
 * None of it is exact: the figures are chosen so that a table that behaves somewhat differently is
 * still understood.
 */
public final class AntennaFigures {
    /** Time between two looks of an antenna. */
    @TrackerFigure(unit = MILLISECONDS, source = PHYSICAL)
    public static final double LOOK_MILLIS = 300;

    /**
     * A lone card that is missed in a burst, or lies under a hand, is silent for less than this.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HIDDEN_MILLIS = 6_000;

    /** An act that was seen at most this long before a card is the act that brought it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_ONCE_MILLIS = 500;

    /** Two cards that are heard within this time may have been let go in either order. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ANY_ORDER_MILLIS = 1_200;

    /**
     * A card that is last heard at one place and first heard at another within this time made one
     * movement.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long CAME_FROM_MILLIS = 1_500;

    /** How much later an act may be first seen than one that was done after it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long INVERTED_MILLIS = 4_000;

    /** Latest time at which a card that is badly heard is heard at all. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATE_MILLIS = 15_000;

    /** Average time that a card lies before it is heard; a button is reported at once. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_AFTER_MILLIS = 170;

    /** Share of missed looks above which a card counts as badly heard. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double OFTEN_MISSED = 0.5;

    /** How long cards of a pile are still heard there after it was picked up. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PILE_LEAVES_MILLIS = 900;

    /** How late a card may be heard without which the others are no meld. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATE_IN_MELD_MILLIS = 8_000;

    /** Overruns of a turn that differ by less than this are the same. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SAME_TIME_MILLIS = 1_000;

    /** A card that was heard once and lies there is heard again within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_SURE_MILLIS = 900;

    /** Share of looks in which the table misses cards at rest, before it has been measured. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double MISSED_AT_FIRST = 0.2;

    /** Number of looks over which that share is averaged. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final double ACUITY_LOOKS = 1_500;

    /** Number of looks over which the share of one calibrated antenna is averaged. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final double ANTENNA_LOOKS = 300;

    /** Share of misses up to which silence counts in full. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double MISSED_USUALLY = 0.24;

    /** How much larger the share would have to be for silence to count for nothing. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double MISSED_TOO_MUCH = 0.28;

    /** Smallest weight of silence. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double LEAST_TRUST = 0.35;

    /** Chance that a card at rest is missed, before it has been measured. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double MISS = 0.15;

    /** Smallest such chance, however well a card is heard. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double LEAST_MISS = 0.03;

    /** Largest such chance, however badly a card is heard. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double MOST_MISS = 0.97;

    /** Chance that a burst of misses begins between two looks. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double BURST_BEGINS = 0.012;

    /** Chance that it ends between two looks. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double BURST_ENDS = 0.25;

    /** Chance that a card is missed during a burst. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double BURST_MISS = 0.82;

    /** Chance that a card in motion is missed. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double PASSING_MISS = 0.2;

    /** Chance that a card comes to an antenna between two looks and stays. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double ARRIVES = 0.003;

    /** Chance that a card passes the antenna in a hand between two looks. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double PASSES = 0.0015;

    /** Chance that a card at rest leaves between two looks. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double LEAVES = 0.002;

    /** Logarithm of the chance that a card under a hand is missed. */
    @TrackerFigure(unit = LOGARITHM, source = MEASURED)
    public static final double UNDER_A_HAND = -0.6;

    /** Logarithm of the chance that a hand or something else hides a card at all. */
    @TrackerFigure(unit = LOGARITHM, source = MEASURED)
    public static final double HAND_COMES = -2.9;

    /** Chance that an antenna hears a card that is nowhere near: a number that arrived garbled. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double NOWHERE = 1e-5;

    /**
     * The same beside the stock or the pozzetto that holds the card too deep to be heard there
     * often.
     */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double BESIDE_STACK = 2e-3;

    /** How long such a card may be silent in its stack. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long IN_STACK_MILLIS = 120_000;

    /** Chance that a card is heard by an antenna farther away than a neighbour. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double FAR = 5e-4;

    /** Chance that a card is heard by a neighbouring antenna. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double NEAR = 0.12;

    /** Chance that a moving card is heard where it came from or already where it goes. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double ON_ITS_WAY = 0.5;

    /** How long a moving card may be heard where it came from. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WAY_MILLIS = 1_000;

    /** Time in which half of the cards that pass an antenna have gone. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSING_HALF_LIFE_MILLIS = 90;

    /** Gap between two antennas up to which one hears cards that lie over the other. */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double REACH_CM = 7;

    /** An unknown tag number that repeats within this time did not arrive garbled. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long STRANGER_WITHIN_MILLIS = 5_000;

    /** Number of looks over which the misses of one card at one antenna are averaged. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final double LEARNED_LOOKS = 20;

    /** A card that is heard again within this time may have been there all along. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SAME_STAY_MILLIS = 8_000;

    /** How long a card may be silent during one visit. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SPLIT_MILLIS = 1_000;

    /** How long a card that is heard somewhere may be on its way to another place. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSES_BY_MILLIS = 900;

    /** An antenna that has heard another card within this time works. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATELY_MILLIS = 2_000;

    /** A card that was heard longer than this before an act was not heard because of that act. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SHORTLY_MILLIS = 5_000;

    /** A card that was last heard at most this long before an act counts as heard since. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_SINCE_MILLIS = 2_000;

    /** A card that seems to come to a meld is heard well within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEXT_CARD_MILLIS = 700;

    private AntennaFigures() {}
}
