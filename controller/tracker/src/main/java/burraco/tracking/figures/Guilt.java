package burraco.tracking.figures;

import static burraco.tracking.figures.Source.FITTED;
import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.LOG_ODDS;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.PRICE;
import static burraco.tracking.figures.Unit.SHARE;

/**
 * How sure an accusation is, as the weights of a logistic regression over accusations from captures
 * whose truth is known.
 */
public final class Guilt {
    /** How sure an accusation is that nothing speaks for or against. */
    @Figure(unit = LOG_ODDS, source = FITTED)
    public static final double BEGIN = -0.343;

    /** For each unit of price by which the next explanation without it is dearer. */
    @Figure(unit = LOG_ODDS, source = FITTED)
    public static final double AHEAD = 0.227;

    /** Being farther ahead says no more. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_AHEAD = 12;

    /** For the root of the surprise. */
    @Figure(unit = LOG_ODDS, source = FITTED)
    public static final double SURPRISE = -3.591;

    /** Where it rests on cards that are not heard any more, and not on cards that lie there. */
    @Figure(unit = LOG_ODDS, source = FITTED)
    public static final double GONE = -1.819;

    /** Who is accused less surely than that is not ruled. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double SURE_ENOUGH = 0.7;

    /** What is suspected is looked at again so often. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LOOK_AGAIN = 3_000;

    /** So long after it people are asked. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ASK = 5_000;

    /** What nobody has said anything to by then is held against nobody. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LET_GO = 90_000;

    private Guilt() {}
}
