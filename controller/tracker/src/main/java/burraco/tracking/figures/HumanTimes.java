package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;

/** How fast people act, and how long they hold, cover and lift things. */
public final class HumanTimes {
    /** Nobody takes longer to count the eleven cards of a pozzetto. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long COUNTS_MILLIS = 12_000;

    /**
     * Time between two cards above which they are rather two plays. People's limit is 1.5 s; who
     * lays cards as separate plays is hardly ever that quick, but the first card may be heard late.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long ONE_PLAY_MILLIS = 1_300;

    /** How long a hand may rest on a card and hide it. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HAND_STAYS_MILLIS = 2_000;

    /** Longest time between two cards that one player discards in a turn. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SLIPPED_OUT_MILLIS = 2_500;

    /** Shortest time from one player's discard to the next player's. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long QUICK_TURN_MILLIS = 1_300;

    /** Shortest time from a discard to the pick-up of the pile. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKES_PILE_MILLIS = 1_000;

    /** Shortest time from a pick-up of the pile to the same player's next act. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HANDS_FULL_MILLIS = 700;

    /**
     * A card that is put down only while its player thinks is usually taken up again within this
     * time.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HELD_DOWN_MILLIS = 1_500;

    /** Such a card hardly ever lies there longer than this. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long HELD_DOWN_LONG_MILLIS = 2_200;

    /** A card that lies longer than this was played, whatever happened to it later. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SURELY_PLAYED_MILLIS = 2_500;

    /** A lone discard that lies longer than this may have been picked up. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PICKED_UP_AT_ONCE_MILLIS = 1_400;

    /** Cards that were lifted together are back within this time of each other. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TOGETHER_AGAIN_MILLIS = 4_000;

    /** Cards that one hand hides fall silent within this time of each other. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SWEPT_MILLIS = 1_500;

    /** A player who put a card down to think puts it down again within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUT_DOWN_AGAIN_MILLIS = 8_000;

    /** How long a card is hidden by a hand that brings another one. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long UNDER_A_HAND_MILLIS = 2_200;

    /** Shorter than people need to obey a ruling. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUTS_RIGHT_MILLIS = 4_000;

    /** A player's own next turn comes later than this. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEXT_TURN_MILLIS = 8_000;

    /** A card heard this long after the others were taken was left behind. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LEFT_BEHIND_MILLIS = 2_000;

    /** A card heard for less than this on the pile is being carried past, on its way to a meld. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long CARRIED_PAST_MILLIS = 1_500;

    /** A hand that only passes over the pile hides it for less than this. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long OVER_THE_PILE_MILLIS = 1_300;

    /** A hand that hides the pile in order to discard is gone again within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long A_DISCARD_MILLIS = 4_000;

    /** What was left of the pile is picked up within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long GRABS_MILLIS = 9_000;

    /** Two cards that come to a meld further apart than this are never one play. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long NO_ONE_PLAY_MILLIS = 2_300;

    /** Cards that come within this time of each other are not taken as separate plays. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long IN_ONE_GO_MILLIS = 600;

    /** A card on its way to another place is heard here for less than this. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSES_BY_MILLIS = 1_500;

    /** A card that was put down for less than this may have been taken up and put down again. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN_UP_AGAIN_MILLIS = 2_500;

    /**
     * How long a card in motion is heard in two places, also when the row of discards is pushed.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUSHES_ALONG_MILLIS = 1_000;

    /** A card of the pile that has not been moved for this long is at rest. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_ON_PILE_MILLIS = 2_000;

    /** A dealer never waits this long between two cards. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long DEALER_RESTS_MILLIS = 5_000;

    /**
     * What lies on a scale longer than this and weighs no whole number of cards was put there to
     * stay.
     */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUTS_ON_SCALE_MILLIS = 30_000;

    /** A card that was lifted and let down again is back within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LETS_DOWN_MILLIS = 8_000;

    /** Cards laid within this time may still lack the one that makes them a legal meld. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long STILL_LAYING_MILLIS = 1_500;

    /** Who gathers the cards of a hand has taken more than a pozzetto within this time. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long GATHERING_MILLIS = 4_000;

    /** A pozzetto that is away longer than this was not only lifted. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LIFTS_POZZETTO_MILLIS = 8_000;

    /** A card that has lain this long was let go by a player who has since played on. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long PLAYS_ON_MILLIS = 2_000;

    /** A card that was silent for less than this may have lain under a hand. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long BRIEFLY_SILENT_MILLIS = 4_000;

    /** Who picks up the pile lays no card this soon after. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LAYS_AFTER_PILE_MILLIS = 600;

    private HumanTimes() {}
}
