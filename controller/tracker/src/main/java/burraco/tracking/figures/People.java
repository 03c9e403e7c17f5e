package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.MILLISECONDS;

/** How fast people are, and how long they hold, cover and lift things. */
public final class People {
    /** Nobody counts eleven cards for longer. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long COUNTS = 12_000;

    /**
     * People's limit is 1.5 s; who lays cards one by one as plays of their own hardly ever comes
     * near it, but the first of them may be heard late.
     */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long ONE_PLAY = 1_300;

    /** So long a hand may hide a card. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HAND_STAYS = 2_000;

    /** Two discards of a turn are hardly farther apart. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SLIPPED_OUT = 2_500;

    /** A turn takes at least so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long QUICK_TURN = 1_300;

    /** And until the pile is taken it takes at least so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKES_PILE = 1_000;

    /** So long at least who picks up the pile does nothing else. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HANDS_FULL = 700;

    /** Who puts a card down to think takes it up again within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HELD_DOWN = 1_500;

    /** Who puts a card down to think hardly ever leaves it there for longer. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HELD_DOWN_LONG = 2_200;

    /** What lies there for longer was played, whatever came of it. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SURELY_PLAYED = 2_500;

    /** A lone discard that lies for longer may have been picked up. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PICKED_UP_AT_ONCE = 1_400;

    /** Cards that were taken up together are back within so long of each other. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TOGETHER_AGAIN = 4_000;

    /** What one hand hides falls silent within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SWEPT = 1_500;

    /** Who put a card down to think puts it down again within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUT_DOWN_AGAIN = 8_000;

    /** So long a card is hidden by a hand that brings another. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long UNDER_A_HAND = 2_200;

    /** Less than people need to put right what the table has objected to. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUTS_RIGHT = 4_000;

    /** So soon nobody has had another turn. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEXT_TURN = 8_000;

    /** What is heard so long after the others left was left there. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LEFT_BEHIND = 2_000;

    /** What is heard there for less is carried past, on its way to a meld. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long CARRIED_PAST = 1_500;

    /** A hand that only passes over the pile hides it for less. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long OVER_THE_PILE = 1_300;

    /** Who hides the pile to discard is gone again within so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long A_DISCARD = 4_000;

    /** What was left of the pile is fetched by then. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long GRABS = 9_000;

    /** Cards farther apart than that are no one play, whatever else. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NO_ONE_PLAY = 2_300;

    /** What comes in one go is not taken apart. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long IN_ONE_GO = 600;

    /** A card that is on its way to another place is heard here for less. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PASSES_BY = 1_500;

    /** What was put down for less may have been taken up and put down again. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN_UP_AGAIN = 2_500;

    /** A card on its way is heard in two places for so long, and cards that are pushed along. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUSHES_ALONG = 1_000;

    /** A card of the pile that is not moved for so long rests. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long RESTS_ON_PILE = 2_000;

    /** From one card to the next it is never so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long DEALER_RESTS = 5_000;

    /** What lies on a scale for longer and is no card has been put down there to stay. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PUTS_ON_SCALE = 30_000;

    /** A card that was lifted and let down again is back by then. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LETS_DOWN = 8_000;

    /** Cards that are being laid may not be lawful yet. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long STILL_LAYING = 1_500;

    /** Who gathers the cards of a hand has taken more than a pozzetto by then. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long GATHERING = 4_000;

    /** A pozzetto that is away for longer was not only lifted. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LIFTS_POZZETTO = 8_000;

    /** A card that lies for so long was let go by who played on. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long PLAYS_ON = 2_000;

    /** A card that was silent for less may have lain under a hand. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long BRIEFLY_SILENT = 4_000;

    /** Who picks up the pile lays nothing so soon. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LAYS_AFTER_PILE = 600;

    private People() {}
}
