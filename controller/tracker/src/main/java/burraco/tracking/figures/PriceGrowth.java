package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.FACTOR;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.MS_PER_PRICE;
import static burraco.tracking.figures.FigureUnit.PRICE;
import static burraco.tracking.figures.FigureUnit.PRICE_PER_MS;

/**
 * How the price of believing something grows with time and distance; {@code explaining.Cost} adds
 * these up.
 */
public final class PriceGrowth {
    /** Two acts were done in the opposite order to the one in which they were first seen. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double INVERTED = 1.5;

    /** And for each millisecond between the two. */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double INVERTED_PER_MILLI = 0.7e-3;

    /** A card was heard late; the price of each look in which it was missed comes on top. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double HEARD_LATE = 1.5;

    /**
     * A card that lay at a meld no longer than {@link HumanTimes#HELD_DOWN_MILLIS} was never
     * played.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_BRIEFLY = 4.2;

    /** The same, no longer than {@link HumanTimes#HELD_DOWN_LONG_MILLIS}. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_LONG = 5;

    /** The same, no longer than {@link HumanTimes#SURELY_PLAYED_MILLIS}. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_LONGER = 7;

    /** The same, longer than that; used for the pile as well. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_SURELY = 10;

    /** And for each millisecond more. */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_PLAYED_PER_MILLI = 2e-3;

    /**
     * A card that lay on the pile no longer than {@link HumanTimes#HELD_DOWN_MILLIS} was never
     * discarded.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_BRIEFLY = 0.7;

    /** The same, no longer than {@link HumanTimes#HELD_DOWN_LONG_MILLIS}. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_LONG = 2;

    /** The same, longer than that. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_LONGER = 3;

    /** And for each millisecond more. */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_DISCARDED_PER_MILLI = 0.02;

    /** A card that lay alone on the pile, and may have been picked up, was never discarded. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_ALONE = 3;

    /** And for each millisecond for which it lay there. */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_DISCARDED_ALONE_PER_MILLI = 1e-3;

    /**
     * A card that is put down again within this time costs no more than {@link
     * Prices#PUT_DOWN_TWICE}.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUT_DOWN_AGAIN_AFTER_MILLIS = 3_000;

    /** Each time this much longer adds 1 to that price. */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double PUT_DOWN_AGAIN = 500;

    /** Most that is added to that price. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_PUT_DOWN_AGAIN = 2.5;

    /**
     * Each time this much more than {@link HumanTimes#ONE_PLAY_MILLIS} between two cards adds 1 to
     * the price of one play.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double APART = 120;

    /** Most that is added to the price of one play. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_APART = 8;

    /** Highest price for taking cards that came close together as separate plays. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_TOGETHER = 5;

    /** Lowest price of an event that also happened, at the same time, to a card beside it. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double WITH_OTHERS = 1;

    /** And beyond that, the fraction of its usual price: one part in this many. */
    @TrackerFigure(unit = FACTOR, source = GUESSED)
    public static final double WITH_OTHERS_PART = 8;

    /** Cards that were let go together came down in another order than they were heard in. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double OTHER_ORDER = 0.5;

    /** Each time this far apart adds 1 to that price. */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double OTHER_ORDER_APART = 800;

    /**
     * Each time this much later than {@link HumanTimes#IN_ONE_GO_MILLIS} adds 1 to the price of a
     * second card slipping onto the pile.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double SLIPPED = 400;

    /**
     * Each time this much quicker than {@link HumanTimes#QUICK_TURN_MILLIS} adds 1 to the price of
     * a discard.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HASTE = 150;

    /** Most that is added for a quick discard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_HASTE = 8;

    /**
     * Each time this much shorter than {@link AntennaFigures#HIDDEN_MILLIS} adds 1 to the price of
     * a wrongly taken card.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HIDDEN = 300;

    /**
     * Each time this much quicker than {@link HumanTimes#TAKES_PILE_MILLIS} adds 1 to the price of
     * a pick-up.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double QUICK_TAKE = 200;

    /** Most that is added for a quick pick-up. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_QUICK_TAKE = 3;

    /**
     * Each time this much sooner than {@link HumanTimes#HANDS_FULL_MILLIS} adds 1 to the price of a
     * card laid after a pick-up.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HANDS_FULL = 100;

    /**
     * What each millisecond adds to {@link Prices#STEPPED_AT_FIRST} while a scale keeps showing the
     * change.
     */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double STEPPED_PER_MILLI = 0.8e-3;

    /**
     * Each time this much later than {@link HumanTimes#COUNTS_MILLIS} adds 1 to the price of a
     * pozzetto that was only lifted and put back.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double PUT_BACK = 5_000;

    /** The same for a pozzetto that is not back yet. */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double LIFTED = 2_500;

    /** Highest price of a pile that seems to have gone before the act before it. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_TAKEN_BEFORE = 9;

    /**
     * Each time this much less than {@link HumanTimes#A_DISCARD_MILLIS} adds 1 to the price of a
     * discard that nobody heard.
     */
    @TrackerFigure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double DISCARD_UNHEARD = 400;

    private PriceGrowth() {}
}
