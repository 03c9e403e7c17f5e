package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.PRICE;
import static burraco.tracking.figures.FigureUnit.PRICE_PER_MS;

/**
 * What it costs to believe that people did something, or that a scale showed it: about minus the
 * natural logarithm of a probability.
 */
public final class Prices {
    /** An act that breaks a rule. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double RULED = 6;

    /** The same for a tracker that hardly expects people to keep to the rules. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double RULED_FAINTLY = 2;

    /**
     * A fault was noticed at once although later acts are on record already; or it was noticed late
     * although none are, or although it has been put right.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NOTICED_OTHERWISE = 0.5;

    /** An act by another player than the one who is to act. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NOT_HIS_TURN = 1;

    /** A second discard by a player who has just discarded. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DISCARDED_AGAIN = 4;

    /** A card was drawn and the scale of the stock did not move. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNSEEN = 12;

    /** The same if the scale is disturbed so often that it proves little. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNSEEN_DOUBTFUL = 5.5;

    /** The same where the stock still weighs as much as with that card. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_AGAINST_THE_WEIGHT = 12;

    /** The same where the stock weighs one card less, though no single change was counted. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_BY_WEIGHT = 1;

    /** The same where a hand leant on the scale meanwhile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_UNDER_A_HAND = 0.5;

    /** The same where the stock has no scale that counts. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DRAWN_WITHOUT_SCALE = 0.2;

    /**
     * A player had no cards left although he seemed to, in a hand whose card counts are unreliable.
     */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MISCOUNTED_FAN = 2.5;

    /** A pozzetto was taken and its scale did not show it. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double POZZETTO_UNSEEN = 9;

    /** A discard of which nothing at all was heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_UNHEARD = 8;

    /** The same if one card was heard there once, or in front of the player who took the pile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HARDLY_HEARD = 5;

    /** The same if that card clearly lies in front of the player who took the pile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HEARD_AFTER = 3.5;

    /** A discard was heard only after others had played on, because a hand lay over the pile. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double DISCARD_HEARD_LATE = 7;

    /** A card that completes a meld is never heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double CARD_NOT_HEARD = 5;

    /** An act of which nothing was seen, while the hand is lost. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double UNSEEN_WHEN_LOST = 3;

    /** A pozzetto was lifted, counted and put back. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double COUNTED = 1.5;

    /** The same, and it has not been put back yet. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double LIFTED = 4;

    /** Whole turns passed unseen, while the hand is lost. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TURNS_UNSEEN = 5;

    /** The stock's weight changed although no card was drawn or put back. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double STEPPED_FOR_NOTHING = 5;

    /** The whole pile was picked up; before anything else confirms it. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PICKED_UP = 1.2;

    /** The pile was picked up in two grabs, shortly after one another. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TWO_GRABS = 4.5;

    /** A discard is picked up that a ruling says must be taken back. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double NOT_PUT_RIGHT = 2;

    /** A card was put down, taken up, and soon put down at the same place again. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PUT_DOWN_TWICE = 1.1;

    /** A hand or a push changed the weight of the stock: at first. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double STEPPED_AT_FIRST = 4;

    /** The same, however long it lasts. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_STEPPED = 14;

    /** The same for a scale that is unsteady or often disturbed. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double MOST_STEPPED_DOUBTFUL = 4.2;

    /** Cards were tied to a meld together that could have been tied one by one. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TWO_AT_ONCE = 1;

    /** A card that was heard at a meld in few looks was never played there. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double HARDLY_HEARD = 3;

    /** Somebody touched a scale, and it shows the same weight as before. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double TOUCHED = 0.5;

    /** A button was pressed before the act that it concludes was heard. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PRESSED_BEFORE = 0.5;

    /** A part of the pile was taken and the rest left. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double IN_PART = 4;

    /** A player took a card back from the pile although nobody asked him to. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double UNASKED = 5;

    /** The same where the ruling lets him show another card instead. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double UNLESS_SHOWN = 0.5;

    /** For each millisecond by which the pile has not been silent long enough for a pick-up. */
    @TrackerFigure(unit = PRICE_PER_MS, source = GUESSED)
    public static final double SILENCE_TOO_SHORT = 0.004;

    /** A ruling was obeyed, and it was seen. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double REMEDY_SEEN = 0.3;

    /** Something was put right before anybody had said that it was wrong. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double PUT_RIGHT_UNASKED = 1;

    /** A ruling was obeyed, seen before the act that came first. */
    @TrackerFigure(unit = PRICE, source = GUESSED)
    public static final double REMEDY_INVERTED = 0.5;

    private Prices() {}
}
