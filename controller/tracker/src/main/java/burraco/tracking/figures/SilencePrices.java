package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.PRICE;

/**
 * What it costs to believe that cards lie where nobody hears them, or are heard where they do not
 * lie.
 */
public final class SilencePrices {
    /** A card of the pile was still heard there after the pile had been picked up. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double STILL_HEARD = 15;

    /** A card that is clearly heard somewhere does not lie there. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double LIES_THERE = 20;

    /** The same for a card that is hardly heard there. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double QUIET_THERE = 8;

    /** The same for a card that has been heard there several times. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double LAY_THERE = 12;

    /** The whole pile is silent although it lies there. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PILE_QUIET = 9.5;

    /** A card that should lie here is clearly heard elsewhere. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double ELSEWHERE = 7;

    /** Most cards of a meld are silent because they were gathered into a heap. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double GATHERED = 2;

    /** All of them are silent because somebody lifts the meld. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MELD_LIFTED = 5;

    /** A card is heard at another place of its own line's melds because it was pushed there. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PUSHED = 4;

    /** A card was heard once where it was laid, and then not for long. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double HEARD_BEFORE = 4;

    /** A card of a play was heard long after the others. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double HEARD_LATE = 3;

    /** Highest price of a card's silence. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_SILENCE = 9;

    /** The same after the card has been heard there again. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_PAST_SILENCE = 12;

    /** The same if the silence lasted no longer than a hand rests on a card. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_UNDER_A_HAND = 4;

    /** The same for a card that lies alone on the pile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_LONE_PILE = 12;

    /** The same for a card among others on the pile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_IN_A_PILE = 4;

    /** One look in which a card is missed that is otherwise always heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MISSED = 0.8;

    /** A silence or an arrival that another observation explains already. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double KNOWN = 0.1;

    /** Highest price of a silent top card of the pile while others of the pile are heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double ON_TOP = 6;

    private SilencePrices() {}
}
