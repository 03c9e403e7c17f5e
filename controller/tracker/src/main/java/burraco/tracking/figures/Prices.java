package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.PRICE;
import static burraco.tracking.figures.Unit.PRICE_PER_MS;

/**
 * What it costs to believe that people did something, or that a scale showed it: about a natural
 * logarithm of how unlikely it is.
 */
public final class Prices {
    /** An act that the code objects to. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double RULED = 6;

    /** The same for a tracker that hardly expects people to keep to the code. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double RULED_FAINTLY = 2;

    /**
     * A fault was noticed when it was done, though the table had told by then what came later; or
     * it was noticed late, though nothing had been told since, or something had to be done about
     * it.
     */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NOTICED_OTHERWISE = 0.5;

    /** Somebody other than who is to act. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NOT_HIS_TURN = 1;

    /** A second discard of who has discarded before. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DISCARDED_AGAIN = 4;

    /** A card drawn while the scale of the stock stood still. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNSEEN = 12;

    /** The same where the scale is touched so often that it shows little. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNSEEN_DOUBTFUL = 5.5;

    /** The same where the stock weighs what it weighed with that card. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_AGAINST_THE_WEIGHT = 12;

    /** The same where the stock has one card less by its weight, though no step was counted. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_BY_WEIGHT = 1;

    /** The same where a hand leant on the scale meanwhile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNDER_A_HAND = 0.5;

    /** The same where the stock has no scale that counts. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_WITHOUT_SCALE = 0.2;

    /** A player without cards who seemed to have some, where the hand has been lost. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MISCOUNTED_FAN = 2.5;

    /** A pozzetto taken without its scale having shown it. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double POZZETTO_UNSEEN = 9;

    /** A discard of which nothing at all was heard. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_UNHEARD = 8;

    /** The same, where one card was heard there once, or with him who took the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HARDLY_HEARD = 5;

    /** The same, where the card lies in front of him who took the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HEARD_AFTER = 3.5;

    /** A discard was heard only when others had played on: a hand lay over the pile. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HEARD_LATE = 7;

    /** A card of a meld of which nothing is heard, in which it is missing. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double CARD_NOT_HEARD = 5;

    /** An act of which nothing was seen, where something before was never understood. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double UNSEEN_WHEN_LOST = 3;

    /** Cards that lie squared are lifted, counted and put back. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double COUNTED = 1.5;

    /** The same, and they have not been put back yet. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double LIFTED = 4;

    /** Turns have gone by of which nothing is known, where a hand is lost. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TURNS_UNSEEN = 5;

    /** The scale of the stock showed a step, and no card was drawn or put back. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double STEPPED_FOR_NOTHING = 5;

    /** The whole pile gone: before anything else tells. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PICKED_UP = 1.2;

    /** The pile was taken in two grabs, one soon after the other. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TWO_GRABS = 4.5;

    /** A discard is picked up that should be taken back. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NOT_PUT_RIGHT = 2;

    /** A card was put down, taken up, and soon put down there again. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PUT_DOWN_TWICE = 1.1;

    /** A scale shows a step that a hand or a push made, at first. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double STEPPED_AT_FIRST = 4;

    /** The same however long it lasts. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_STEPPED = 14;

    /** The same of a scale that trembles, or is touched often. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double MOST_STEPPED_DOUBTFUL = 4.2;

    /** Cards are tied together that could be tied one by one. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TWO_AT_ONCE = 1;

    /** A card that was heard at a meld in few looks was never played there. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double HARDLY_HEARD = 3;

    /** Somebody touched a scale, and it shows what it showed before. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double TOUCHED = 0.5;

    /** A button was pressed before the act that it ends. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PRESSED_BEFORE = 0.5;

    /** A part of the pile was taken, and the rest left. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double IN_PART = 4;

    /** A card of the pile went back to a hand that nobody asked to take it. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double UNASKED = 5;

    /** It has to be taken back, unless another one is shown. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double UNLESS_SHOWN = 0.5;

    /** Price of each millisecond by which the pile's silence is too short for a pick-up. */
    @Figure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double SILENCE_TOO_SHORT = 0.004;

    /** Something was put right, and it was seen. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double REMEDY_SEEN = 0.3;

    /** Something was put right before anybody had said that it was wrong. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double PUT_RIGHT_UNASKED = 1;

    /** The same, seen before the act that came first. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double REMEDY_INVERTED = 0.5;

    private Prices() {}
}
