package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureSource.MEASURED;
import static burraco.tracking.figures.FigureUnit.FACTOR;
import static burraco.tracking.figures.FigureUnit.PRICE;
import static burraco.tracking.figures.FigureUnit.SHARE;

/**
 * How much an explanation may cost before the tracker looks for another one or refuses to blame
 * anybody. A price is about minus the natural logarithm of a probability.
 */
public final class DoubtFigures {
    /**
     * Highest price, apart from that of the fault itself, of an explanation by which somebody may
     * be blamed.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double CLEAR = 10;

    /**
     * How much dearer the explanation on record must be to be replaced by one that blames somebody
     * more.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TO_BLAME = 3;

    /**
     * How much cheaper the explanation on record may be and still be replaced by one that blames
     * somebody less.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TO_CLEAR = 3.5;

    /** Weight of the newest act in the running average of prices; about ten acts count. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double SURPRISE_LATELY = 0.1;

    /** Highest price with which one act enters that average. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_SURPRISE = 12;

    /**
     * Average price below which a hand counts as calm; calm hands were measured at 0.07 to 0.15.
     */
    @TrackerFigure(unit = PRICE, source = MEASURED)
    public static final double CALM_SURPRISE = 0.2;

    /**
     * How much the price of a fault grows for each unit of the average above that; with more, real
     * faults are missed.
     */
    @TrackerFigure(unit = FACTOR, source = GUESSED)
    public static final double FAULT_PER_SURPRISE = 2;

    /** Largest factor by which the price of a fault may grow. */
    @TrackerFigure(unit = FACTOR, source = GUESSED)
    public static final double MOST_FAULT_FACTOR = 3;

    /** Price above which an explanation of a lost hand is a guess and is not put on record. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double A_GUESS = 14;

    /** How much cheaper another explanation must be to replace the one on record. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double BETTER = 2;

    /** Highest price of an explanation that replaces acts which no longer explain what was seen. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED = 12;

    /** The same for an explanation in which nobody breaks a rule. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED_BUT_LAWFUL = 18;

    /** The same while the hand is lost. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double FAR_FETCHED_WHEN_LOST = 60;

    /** Trust in silence below which the tracker waits longer before it is sure. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double HEARS_WELL = 0.9;

    /** Price above which an act is not believed without looking again at the acts before it. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double EASY = 4.5;

    /** Highest price of a pick-up of the pile that needs no waiting. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double SURELY_PICKED_UP = 2.8;

    private DoubtFigures() {}
}
