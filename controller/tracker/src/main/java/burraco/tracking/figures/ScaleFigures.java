package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureSource.MEASURED;
import static burraco.tracking.figures.FigureUnit.CARDS;
import static burraco.tracking.figures.FigureUnit.GRAMS;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.NUMBER;
import static burraco.tracking.figures.FigureUnit.SHARE;

/** What scales show, and when. */
public final class ScaleFigures {
    /**
     * Readings of a scale may be at most this much later than the act; only antennas hear cards
     * late.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_ONCE_MILLIS = 600;

    /** Time after a card was taken at which the scale is at rest. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_AFTER_MILLIS = 700;

    /** How far a change may be from a whole number of cards. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double TOLERANCE = 0.36;

    /** Share of a small difference at rest that is taken as drift and added to the level. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double FOLLOW = 0.1;

    /**
     * Share of the remainder of a change that is due to the scale still settling and not to drift.
     */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double SETTLING = 0.7;

    /**
     * How far from zero an emptied scale may be, since several cards may weigh a little more or
     * less.
     */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double BARE = 0.6;

    /** Largest relative difference of a learned card weight from the weight in the layout. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double ODD = 0.06;

    /**
     * How far a weight may be from what is expected and still be the expected cards, slightly
     * heavier or lighter.
     */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double NEARLY = 1.6;

    /** A change that is younger than this is not at rest, however small it is at first. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEGINS_MILLIS = 400;

    /** Time after cards were put down at which the scale tells what one of them weighs. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SETTLES_MILLIS = 700;

    /**
     * Cards that were counted while the scale moved are weighed if it comes to rest within this
     * time.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_MILLIS = 1_000;

    /** The same for an unsteady scale, which comes to rest later. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_TREMBLING_MILLIS = 2_000;

    /** Time from a card leaving its stack to being heard where it goes. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ON_ITS_WAY_MILLIS = 300;

    /** What weighs more than this is a hand. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double A_HAND = 3;

    /** Shortest time between two rests that are remembered. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_APART_MILLIS = 400;

    /** A rest that is older than this is not the one before an act. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTED_LATELY_MILLIS = 4_000;

    /** Largest spread of a scale at rest for {@link #REST_MILLIS}. */
    @TrackerFigure(unit = GRAMS, source = GUESSED)
    public static final double REST_GRAMS = 0.55;

    /** How long a scale must show the same weight to be at rest. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long REST_MILLIS = 400;

    /** The same after a hand has leant on it: it springs back first. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long REST_AFTER_A_HAND_MILLIS = 900;

    /** Largest spread of an unsteady scale at rest. */
    @TrackerFigure(unit = GRAMS, source = GUESSED)
    public static final double TREMBLING_REST_GRAMS = 1;

    /** How long an unsteady scale must show the same weight to be at rest. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TREMBLING_MILLIS = 800;

    /**
     * An unsteady scale's mean is taken over at most this time; a longer one may include what lay
     * there before.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long MEAN_OVER_MILLIS = 2_500;

    /** Time after which a scale shows what lies on it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SHOWS_AFTER_MILLIS = 600;

    /** Time constant with which the mean of a scale is learned. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final double PACE_LEARNED_IN_MILLIS = 5_000;

    /**
     * A weight that returned to the stock and stays this long is cards, and not a hand resting
     * lightly on it.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long COME_BACK_MILLIS = 4_500;

    /**
     * Time constant with which a difference of less than a card between weight and count is
     * followed as drift.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final double DRIFTS_IN_MILLIS = 60_000;

    /** Weights that differ by less than this are the same weight. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double ANOTHER_WEIGHT = 0.4;

    /** Largest distance from a whole number of cards at which a weight is plausible. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double PLAIN_WEIGHT = 0.25;

    /** Weight of the newest value in the share of implausible weights; about five values count. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double ODD_LATELY = 0.2;

    /**
     * Share of implausible weights above which no weight is believed; by chance it would be a half.
     */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double ODD_WEIGHTS = 0.25;

    /** How long the weight must have contradicted the count before the count is taken as wrong. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long COUNTED_WRONG_MILLIS = 45_000;

    /** Factor by which each plain change of a card reduces the number of disturbances. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double FORGIVES = 0.85;

    /**
     * Number of disturbances above which the stock's scale alone proves nothing. Calm hands reach
     * 2.4 at most, hands of people who touch the stock 3 to 30.
     */
    @TrackerFigure(unit = NUMBER, source = MEASURED)
    public static final double ODDLY = 3;

    /** Largest number of disturbances that is counted, so that it can fall again. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final double MOST_ODDLY = 9;

    /** Deviation from the mean above which a scale counts as unsteady. */
    @TrackerFigure(unit = GRAMS, source = GUESSED)
    public static final double TREMBLES_GRAMS = 0.17;

    /** Time constant with which that deviation is learned. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final double TREMOR_LEARNED_IN_MILLIS = 8_000;

    /** A drawn card leaves the stock within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LEAVES_AT_ONCE_MILLIS = 600;

    private ScaleFigures() {}
}
