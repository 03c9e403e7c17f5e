package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;

/** How long the tracker waits before it says something, and how far it looks back. */
public final class WaitingTimes {
    /** A ruling that the cards on the table have contradicted for this long is doubted. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DENIED_MILLIS = 5_000;

    /**
     * If they still contradict it after this long, the hand is recovered from what lies on the
     * table.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DENIED_FOR_LONG_MILLIS = 14_000;

    /** An observation no older than this counts as waiting from the moment when it was made. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEW_MILLIS = 3_000;

    /** How long a card that would complete a meld may take to be heard. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NOT_HEARD_MILLIS = 2_600;

    /** If it is not clear by then where a discard lies, nothing is said about it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_PLACE_MILLIS = 4_000;

    /** Shortest time until acts that were doubted without result are doubted again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBT_AGAIN_MILLIS = 400;

    /** Longest time until they are doubted again, however often that was without result. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBT_SELDOM_MILLIS = 3_200;

    /**
     * How long cards may lie otherwise than on record before people are told: the time that a
     * player may think, or the tracker may need.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_DIFFERENCE_MILLIS = 12_000;

    /** How long a discrepancy may not be observed before it counts as over. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long FLICKER_MILLIS = 3_000;

    /**
     * If the number of cards in a fan is not reliable, a hand is closed only after this long
     * without another play.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEFORE_THE_END_MILLIS = 12_000;

    /**
     * A card that was played after the end of a hand, and has lain this long, shows that the hand
     * goes on.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PLAYED_AFTER_THE_END_MILLIS = 3_000;

    /** Older acts are not doubted any more. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DOUBTED_MILLIS = 60_000;

    /** The same for a ruling that nobody has obeyed yet. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long OPEN_RULING_DOUBTED_MILLIS = 150_000;

    /** Acts that were done longer than this before the hand was lost are believed. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ASTRAY_MILLIS = 120_000;

    /**
     * How long nothing may have come to rest before a lost hand is recovered, so that all cards are
     * heard.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long CALM_MILLIS = 1_500;

    /** If nobody has discarded for this long, a lost hand is recovered in the middle of a turn. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long MIDDLE_OF_TURN_MILLIS = 8_000;

    /** Longest wait for the scale of the stock to come to rest. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_STIRRED_STOCK_MILLIS = 6_000;

    /** An observation that has not been explained for this long will not be explained any more. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long GIVEN_UP_MILLIS = 25_000;

    /** The same while the hand is lost: it is recovered sooner then. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long GIVEN_UP_WHEN_LOST_MILLIS = 5_000;

    /**
     * How long a lost hand is searched for acts that nobody saw, before it is recovered from what
     * lies on the table.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOUGHT_MILLIS = 4_000;

    /**
     * How long a change of the stock's weight that seems to be no act may still be explained by
     * one.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TOUCHED_MILLIS = 15_000;

    /** How long the position of a recovered hand is not questioned again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long FOUND_MILLIS = 20_000;

    /** If the table has not come to rest by then, observations that explain nothing are dropped. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEVER_CALM_MILLIS = 60_000;

    /**
     * How much time is assumed to have passed when a capture ends, so that everything waiting is
     * decided.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long END_OF_ALL_MILLIS = 60_000;

    /** If hardly any card has been heard for this long, the cards have been gathered. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long GATHERED_MILLIS = 8_000;

    /** Cards that come to a meld within this time are one play. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ONE_PLAY_MILLIS = 1_500;

    /** How long an act that breaks a rule waits for a card that comes late or goes away again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_FAULT_MILLIS = 2_600;

    /**
     * How long an act waits that only the scale of the stock shows; a hand may rest on it that
     * long.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_STOCK_MILLIS = 6_000;

    /** How long a pick-up of a part of the pile waits for the rest to be picked up. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_PILE_MILLIS = 4_500;

    /**
     * How long a card waits that lies at a meld which it does not fit; it may be held there or go
     * on to another.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WITH_CARD_MILLIS = 6_000;

    /** How long a card that is not heard may still turn up before somebody is blamed. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long BEFORE_BLAME_MILLIS = 9_000;

    /** When an unsure fault is looked at again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SOON_MILLIS = 400;

    /** An act that was not changed by then is not looked at again for being heard only briefly. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONG_AGO_MILLIS = 12_000;

    /**
     * How much later than it was done an act may be understood; turn times are counted only up to
     * this long ago.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TURN_TIME_MILLIS = 3_000;

    /** Smallest further overrun of a turn that is put on record again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long WORTH_TELLING_MILLIS = 1_000;

    private WaitingTimes() {}
}
