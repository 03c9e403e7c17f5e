package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.MILLISECONDS;

/** How long the table waits before it says something, and how long it looks back. */
public final class Patience {
    /** What the felt denies for so long is doubted. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DENIED = 5_000;

    /** Where doubting it has not helped by then, it is looked for where the hand stands. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DENIED_FOR_LONG = 14_000;

    /** What is seen so long before it has to wait for an explanation is new. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEW = 3_000;

    /** Until then a card that makes a meld whole may still be heard. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NOT_HEARD = 2_600;

    /** What has not become clear by then is not said. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_PLACE = 4_000;

    /** What was doubted in vain is doubted again after so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBT_AGAIN = 400;

    /** And at least so often, however often it was in vain. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBT_SELDOM = 3_200;

    /** So long people take to make up their mind, or the table to understand them. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_DIFFERENCE = 12_000;

    /** For so long a card may be unsure without agreeing. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long FLICKER = 3_000;

    /**
     * Where cards are not counted surely, nobody has closed before nothing has been played so long.
     */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEFORE_THE_END = 12_000;

    /** What was played after the end of a hand, and lies so long, says that it is not over. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PLAYED_AFTER_THE_END = 3_000;

    /** An act that is older is doubted no more. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBTED = 60_000;

    /** The same of a ruling of which nothing has been put right. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long OPEN_RULING_DOUBTED = 150_000;

    /** What is older was understood before a hand was lost. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ASTRAY = 120_000;

    /** So long nothing must have come to rest, so that all of it is heard. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long CALM = 1_500;

    /** Where nobody has discarded for so long, it is looked at in the middle of a turn. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long MIDDLE_OF_TURN = 8_000;

    /** For so long it is waited for a stock that is at rest. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_STIRRED_STOCK = 6_000;

    /** What cannot be explained for so long never will be. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long GIVEN_UP = 25_000;

    /** Where the hand is lost already it is sooner looked at what lies there. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long GIVEN_UP_WHEN_LOST = 5_000;

    /** So long acts are sought that may have gone by unseen. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOUGHT = 4_000;

    /** So long a step of the stock that nothing came of waits for an act that explains it. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TOUCHED = 15_000;

    /** What was found is believed for so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long FOUND = 20_000;

    /** Where the table has not come to rest by then, it is not looked at what lies there. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEVER_CALM = 60_000;

    /** When a hand is over, so much time is taken to have gone by. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long END_OF_ALL = 60_000;

    /** Where hardly anything is heard for so long, the cards have been gathered. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long GATHERED = 8_000;

    /** Cards that come to a meld within this are one play: 1.5 s, and a little for the hearing. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ONE_PLAY = 1_500;

    /** What the code objects to waits so long for a card that comes late, or goes again. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_FAULT = 2_600;

    /** Where only the scale of the stock shows it: a hand on it may stay for so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_STOCK = 6_000;

    /** A part of the pile was taken: the rest may be fetched. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_PILE = 4_500;

    /** A card lies at a meld that it does not fit: it may be held there, or go on to another. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_CARD = 6_000;

    /** So long a card that is not heard may still turn up, before somebody is blamed. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEFORE_BLAME = 9_000;

    /** A fault that is not certain yet is looked at again. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON = 400;

    /** Where nothing has come of it by then, nothing will. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONG_AGO = 12_000;

    /** What was done in time may be understood so much later: until then nobody is blamed. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TURN_TIME = 3_000;

    /** Who takes so much longer again is told again. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long WORTH_TELLING = 1_000;

    private Patience() {}
}
