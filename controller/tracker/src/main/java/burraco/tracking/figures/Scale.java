package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Source.MEASURED;
import static burraco.tracking.figures.Unit.CARDS;
import static burraco.tracking.figures.Unit.GRAMS;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.NUMBER;
import static burraco.tracking.figures.Unit.SHARE;

/** What scales show, and when. */
public final class Scale {
    /** A scale shows a card that leaves at once; only what is heard may come late. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_ONCE = 600;

    /** A scale is at rest so long after a card was taken. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_AFTER = 700;

    /** A step may be off by this share of a card. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double TOLERANCE = 0.36;

    /** So much of the difference at rest is drift and goes into the level. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double FOLLOW = 0.1;

    /** So much of what a step is off by is the scale that settles still, and no drift. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double SETTLING = 0.7;

    /**
     * Several cards that leave at once may weigh a little more or less; what is left is nothing.
     */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double BARE = 0.6;

    /** A weight of a card that is learned and differs by less is the one that was given. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double ODD = 0.06;

    /** What is within so many cards of what is known is that, a little heavier or lighter. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double NEARLY = 1.6;

    /** What begins to change is not at rest, little as it is at first. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEGINS = 400;

    /** A scale at rest so long after cards were put there tells what one weighs. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SETTLES = 700;

    /** Cards that were counted while a scale moved are weighed where it rests within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON = 1_000;

    /** The same where it trembles, and comes to rest later. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_TREMBLING = 2_000;

    /** A card leaves so long before it is heard where it goes. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ON_ITS_WAY = 300;

    /** What weighs more cards than that is a hand. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double A_HAND = 3;

    /** Two rests of a scale are so far apart. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_APART = 400;

    /** A rest that is no longer ago may be the one before an act. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTED_LATELY = 4_000;

    /** At rest a scale stays within this for {@link #REST_MILLIS}. */
    @Figure(unit = GRAMS, source = GUESSED)
    public static final double REST = 0.55;

    /** So long a scale stays as it is before it is at rest. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long REST_MILLIS = 400;

    /** Where a hand has leant, a scale springs back first, and comes to rest later. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long REST_AFTER_A_HAND = 900;

    /** At rest a scale that trembles stays within this. */
    @Figure(unit = GRAMS, source = GUESSED)
    public static final double TREMBLING_REST = 1;

    /** And for so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TREMBLING_MILLIS = 800;

    /**
     * The mean of a scale that trembles is taken over no more: it may be of what lay there before.
     */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long MEAN_OVER = 2_500;

    /** A scale shows what lies there after so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SHOWS_AFTER = 600;

    /** How a scale speaks is learned over so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final double PACE_LEARNED_IN = 5_000;

    /** What seems to have come back to a stock, and stays so long, is no light hand on it. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long COME_BACK = 4_500;

    /**
     * What weight and count differ by less than a card is drift, and is followed in about so long.
     */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final double DRIFTS_IN = 60_000;

    /** Weights that differ by less are the same one. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double ANOTHER_WEIGHT = 0.4;

    /** A number of cards weighs no more or less than that; else it is odd. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double PLAIN_WEIGHT = 0.25;

    /** So much of the share of odd weights is of the last one: about five count. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double ODD_LATELY = 0.2;

    /** With a larger share of odd weights, none is believed. By chance it would be half of them. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double ODD_WEIGHTS = 0.25;

    /** The weight must have said for so long that the count is wrong. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long COUNTED_WRONG = 45_000;

    /** Each card that comes or goes plainly makes good so much of what was odd. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double FORGIVES = 0.85;

    /**
     * From here on a stock is touched too often to be a witness. Calm hands come to 2.4 at most;
     * where people touch the stock it is 3 to 30.
     */
    @Figure(unit = NUMBER, source = MEASURED)
    public static final double ODDLY = 3;

    /** More is not counted, so that it can be made good. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final double MOST_ODDLY = 9;

    /** What they are off, in grams, from where on they are taken slowly. */
    @Figure(unit = GRAMS, source = GUESSED)
    public static final double TREMBLES = 0.17;

    /** How much a scale trembles is learned over so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final double TREMOR_LEARNED_IN = 8_000;

    /** A card leaves so soon, when it is drawn. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LEAVES_AT_ONCE = 600;

    private Scale() {}
}
