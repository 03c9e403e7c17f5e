package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.FACTOR;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.MS_PER_PRICE;
import static burraco.tracking.figures.Unit.PRICE;
import static burraco.tracking.figures.Unit.PRICE_PER_MS;

/** How prices grow with time: {@code explaining.Cost} makes sums of these. */
public final class Growth {
    /** Acts were done in another order than they were seen to begin in. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double INVERTED = 1.5;

    /** And for each millisecond between them. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double INVERTED_PER_MILLI = 0.7e-3;

    /** A card was heard late; each look in which it was missed adds to that. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double HEARD_LATE = 1.5;

    /** A card that lay at a meld no longer than {@link People#HELD_DOWN} was never played. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_BRIEFLY = 4.2;

    /** The same, no longer than {@link People#HELD_DOWN_LONG}. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_LONG = 5;

    /** The same, no longer than {@link People#SURELY_PLAYED}. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_LONGER = 7;

    /** The same, longer than that; also on the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_PLAYED_SURELY = 10;

    /** And for each millisecond more. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_PLAYED_PER_MILLI = 2e-3;

    /** A card that lay on the pile no longer than {@link People#HELD_DOWN} was never discarded. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_BRIEFLY = 0.7;

    /** The same, no longer than {@link People#HELD_DOWN_LONG}. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_LONG = 2;

    /** The same, longer than that. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_LONGER = 3;

    /** And for each millisecond more. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_DISCARDED_PER_MILLI = 0.02;

    /** A card that lay alone on the pile, and may have been picked up, was never discarded. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NEVER_DISCARDED_ALONE = 3;

    /** And for each millisecond for which it lay there. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double NEVER_DISCARDED_ALONE_PER_MILLI = 1e-3;

    /**
     * A card that is put down again after so long costs no more than {@link Prices#PUT_DOWN_TWICE}.
     */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUT_DOWN_AGAIN_AFTER = 3_000;

    /** So much later it costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double PUT_DOWN_AGAIN = 500;

    /** And so much more at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_PUT_DOWN_AGAIN = 2.5;

    /**
     * Cards that came so much farther apart than {@link People#ONE_PLAY} cost one more as one play.
     */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double APART = 120;

    /** And so much at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_APART = 8;

    /** What plays of their own cost at most that came close together. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_TOGETHER = 5;

    /** What befell a card beside it at the same time costs so much once more. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double WITH_OTHERS = 1;

    /** And so small a part of what it would cost alone. */
    @Figure(unit = FACTOR, source = GUESSED)
    public static final double WITH_OTHERS_PART = 8;

    /** Cards let go together came down in another order than they were heard. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double OTHER_ORDER = 0.5;

    /** So much farther apart it costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double OTHER_ORDER_APART = 800;

    /** Cards slipped onto the pile so much later than {@link People#IN_ONE_GO} cost one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double SLIPPED = 400;

    /** A discard that is so much quicker than {@link People#QUICK_TURN} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HASTE = 150;

    /** And so much at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_HASTE = 8;

    /** A wrong taking that is so much shorter than {@link Radio#HIDDEN} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HIDDEN = 300;

    /** A pick-up that is so much quicker than {@link People#TAKES_PILE} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double QUICK_TAKE = 200;

    /** And so much at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_QUICK_TAKE = 3;

    /** A card laid so much sooner after a pick-up than {@link People#HANDS_FULL} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double HANDS_FULL = 100;

    /** What {@link Prices#STEPPED_AT_FIRST} grows by while a scale shows the step. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double STEPPED_PER_MILLI = 0.8e-3;

    /** A pozzetto put back so much later than {@link People#COUNTS} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double PUT_BACK = 5_000;

    /** The same of one that is not back yet. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double LIFTED = 2_500;

    /** A pile that seems to have gone before what came before costs so much at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_TAKEN_BEFORE = 9;

    /** A discard unheard in so much less than {@link People#A_DISCARD} costs one more. */
    @Figure(unit = MS_PER_PRICE, source = GUESSED)
    public static final double DISCARD_UNHEARD = 400;

    private Growth() {}
}
