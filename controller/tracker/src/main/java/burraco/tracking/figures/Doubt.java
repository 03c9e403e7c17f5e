package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Source.MEASURED;
import static burraco.tracking.figures.Unit.FACTOR;
import static burraco.tracking.figures.Unit.PRICE;
import static burraco.tracking.figures.Unit.SHARE;

/**
 * How hard an explanation may be to believe before the table looks for another one, or blames
 * nobody.
 */
public final class Doubt {
    /** Where more than this would have to be believed beside a fault, nobody is blamed. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double CLEAR = 10;

    /** What was told must be so much worse than what blames somebody more. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TO_BLAME = 3;

    /** It may even be so much better than what blames somebody less. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TO_CLEAR = 3.5;

    /** So much of the surprise is of the last act: about ten acts count. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double SURPRISE_LATELY = 0.1;

    /** More than that an act is not understood at all. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_SURPRISE = 12;

    /** The surprise of calm hands stays below; they come to 0.07 to 0.15. */
    @Figure(unit = PRICE, source = MEASURED)
    public static final double CALM_SURPRISE = 0.2;

    /** How much harder a fault is to believe for each unit; with more, real faults are not told. */
    @Figure(unit = FACTOR, source = GUESSED)
    public static final double FAULT_PER_SURPRISE = 2;

    /** So many times harder to believe a fault becomes at most. */
    @Figure(unit = FACTOR, source = GUESSED)
    public static final double MOST_FAULT_FACTOR = 3;

    /** What costs more is a guess. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double A_GUESS = 14;

    /** So much better must another explanation be than the one that was told. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double BETTER = 2;

    /** What costs more is no explanation to put in the place of another that is not known. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED = 12;

    /** The same where nobody is blamed by it. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED_BUT_LAWFUL = 18;

    /** The same where the hand is lost. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED_WHEN_LOST = 60;

    /** Where silence counts for less than that, it takes longer to be sure. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double HEARS_WELL = 0.9;

    /** What costs more is not believed without another look at what came before. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double EASY = 4.5;

    /** A pick-up that costs no more needs no waiting. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double SURELY_PICKED_UP = 2.8;

    private Doubt() {}
}
