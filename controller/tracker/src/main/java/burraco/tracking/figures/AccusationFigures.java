package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.FITTED;
import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.LOG_ODDS;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.PRICE;
import static burraco.tracking.figures.FigureUnit.SHARE;

/**
 * How sure an accusation is: the weights of a logistic regression over accusations from captures
 * whose truth is known, and what is done with an accusation that is not sure.
 */
public final class AccusationFigures {
    /** Log odds of an accusation of which nothing else is known. */
    @TrackerFigure(unit = LOG_ODDS, source = FITTED)
    public static final double BEGIN = -0.343;

    /** For each unit by which the next explanation that does not accuse the player is dearer. */
    @TrackerFigure(unit = LOG_ODDS, source = FITTED)
    public static final double AHEAD = 0.227;

    /** A larger lead than this adds nothing. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_AHEAD = 12;

    /** For the square root of the average price of the last acts. */
    @TrackerFigure(unit = LOG_ODDS, source = FITTED)
    public static final double SURPRISE = -3.591;

    /**
     * If the accusation rests on cards that are no longer heard, and not on cards that lie on the
     * table.
     */
    @TrackerFigure(unit = LOG_ODDS, source = FITTED)
    public static final double GONE = -1.819;

    /** An accusation that is less sure than this leads to no ruling. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double SURE_ENOUGH = 0.7;

    /** How often an open suspicion is judged again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LOOK_AGAIN_MILLIS = 3_000;

    /** How long after the act people are asked about it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ASK_MILLIS = 5_000;

    /** How long after the act an unanswered suspicion is dropped. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LET_GO_MILLIS = 90_000;

    private AccusationFigures() {}
}
