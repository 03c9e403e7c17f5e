package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.PRICE;

/**
 * What it costs to believe that cards lie where nobody hears them, or are heard where they do not
 * lie.
 */
public final class Silence {
    /** A card of the pile was still heard there when it had been picked up. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double STILL_HEARD = 15;

    /** A card that clearly lies there does not. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double LIES_THERE = 20;

    /** The same of a card that is hardly heard there. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double QUIET_THERE = 8;

    /** The same of a card that has been heard there several times. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double LAY_THERE = 12;

    /** The whole pile is silent, and lies there. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PILE_QUIET = 9.5;

    /** A card that should lie here is surely heard elsewhere. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double ELSEWHERE = 7;

    /** Most cards of a meld are silent, since they were gathered into a heap. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double GATHERED = 2;

    /** All of them are, since somebody lifts the meld. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MELD_LIFTED = 5;

    /** A card is heard at another place of its line's melds, to which it was pushed. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PUSHED = 4;

    /** A card was heard once where it was laid, and then long not. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double HEARD_BEFORE = 4;

    /** A card of a play was heard long after the others. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double HEARD_LATE = 3;

    /** What the silence of a card costs at most. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_SILENCE = 9;

    /** The same once it has been heard there again, and its silence is whole. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_PAST_SILENCE = 12;

    /** The same where it lasted no longer than a hand stays. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_UNDER_A_HAND = 4;

    /** The same of a card that lies alone on the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_FOR_LONE_PILE = 12;

    /** The same of a card that lies among others of the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_IN_A_PILE = 4;

    /** One look in which a card is missed that is always heard. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MISSED = 0.8;

    /** A card that has its reason already to be heard or silent. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double KNOWN = 0.1;

    /** A silent card under others that are heard costs no more. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double ON_TOP = 6;

    private Silence() {}
}
