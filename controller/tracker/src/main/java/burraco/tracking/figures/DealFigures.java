package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.CARDS;
import static burraco.tracking.figures.FigureUnit.CHANCE;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.PRICE;
import static burraco.tracking.figures.FigureUnit.SHARE;

/** What a deal sounds and weighs like, and what the readings of one are worth. */
public final class DealFigures {
    /** A table on which no card has been heard for this long is empty. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long EMPTY_AFTER_MILLIS = 2_000;

    /** Belief above which a card that lies somewhere keeps the table from counting as empty. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double LIES_STILL = 0.05;

    /** A card that is heard over at least this long was dealt there and not only carried past. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LANDED_FOR_MILLIS = 1_000;

    /**
     * Share of the antenna's looks in which a dealt card is heard; a pozzetto beside the place is
     * heard in fewer.
     */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double LANDED_SHARE = 0.04;

    /**
     * Share of looks from which on an antenna reads the whole pile of dealt cards, so that they can
     * be counted.
     */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double WHOLE_PILE_HEARD = 0.2;

    /** How much later a card may be first heard than the one that was dealt after it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATE_MILLIS = 500;

    /**
     * How far the weight of a pozzetto may be from a whole number of cards and still be rounded to
     * it.
     */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double WHOLE = 0.36;

    /** How far a weight may be from the expected number of cards and still confirm it. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double HALF = 0.5;

    /**
     * Longest time from the moment the first card leaves the stock until it is heard on the pile.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long FIRST_ON_ITS_WAY_MILLIS = 1_500;

    /** By this time after it left the stock the first card should have been heard on the pile. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long FIRST_HEARD_BY_MILLIS = 2_500;

    /**
     * A card that lies alone is never silent for this long; what is heard later is another card.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEVER_SILENT_MILLIS = 5_000;

    /** A card that lies alone is heard at least once in this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_EVERY_MILLIS = 500;

    /** A scale's values are averaged over this time, since a single value cannot be trusted. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN_TOGETHER_MILLIS = 1_000;

    /** A scale whose values spread by more than this is not at rest. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double RESTLESS = 0.6;

    /** Weights that differ by less than this are the same weight. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double ANOTHER = 0.4;

    /**
     * A scale reports changes larger than this only, so it may stop reporting this far from the
     * true weight.
     */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final double STEP = 0.2;

    /** A card of the first rounds was dealt and not heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double UNHEARD_AT_FIRST = 1.1;

    /** The same for a player who already has all eleven of his cards heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double ONE_TOO_MANY = 4;

    /** A card was heard in the first rounds that was not dealt then. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double ASTRAY_AT_FIRST = 3;

    /**
     * The two prices above for cards deeper in a pile, which are heard too late for their order to
     * mean much.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double LATER = 0.2;

    /** Two cards dealt one after the other were heard in the opposite order. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double SWAPPED = 0.3;

    /** Longest time between two cards that may have been heard in the opposite order. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_THE_SAME_TIME_MILLIS = 500;

    /**
     * Somebody other than the presumed dealer deals; cheaper than a first card that nobody hears.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NOT_PRESUMED = 1;

    /**
     * The first card was faced in front of another player than this dealer; only a hint, since it
     * may be put anywhere.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double FACED_ELSEWHERE = 1;

    /** A dealer whose price is higher than this did not deal clockwise. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double HARDLY_CLOCKWISE = 12;

    /** By how much a dealer must be cheaper than all others to be known for sure. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double CLEARLY = 1;

    private DealFigures() {}
}
