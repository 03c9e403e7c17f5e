package burraco.tracking.explaining;

import burraco.tracking.picture.Visit;

/**
 * How hard an explanation is to believe: the less likely, the more it costs; about a natural
 * logarithm each. Nobody is taken to break the code as long as readings can be understood
 * otherwise, and nothing that was clearly read is doubted for what the code says.
 */
final class Cost {
    /** An act that the code objects to. */
    static final double RULED = 6;

    /**
     * A fault was noticed when it was done, though the table had told by then what came later; or
     * it was noticed late, though nothing had been told since, or something had to be done about
     * it.
     */
    static final double NOTICED_OTHERWISE = 0.5;

    /** Somebody other than who is to act. */
    static final double NOT_HIS_TURN = 1;

    /** A second discard of who has discarded before. */
    static final double DISCARDED_AGAIN = 4;

    /** A card drawn while the scale of the stock stood still. */
    static final double DRAWN_UNSEEN = 12;

    /** The same where the scale is touched so often that it shows little. */
    static final double DRAWN_UNSEEN_DOUBTFUL = 5.5;

    static final double DRAWN_UNDER_A_HAND = 0.5;
    static final double DRAWN_WITHOUT_SCALE = 0.2;

    /** A pozzetto taken without its scale having shown it. */
    static final double POZZETTO_UNSEEN = 9;

    /** A discard of which nothing at all was heard. */
    static final double DISCARD_UNHEARD = 8;

    /** The same, where one card was heard there once, or with him who took the pile. */
    static final double DISCARD_HARDLY_HEARD = 5;

    /** The same, where the card lies in front of him who took the pile. */
    static final double DISCARD_HEARD_AFTER = 3.5;

    /** A discard was heard only when others had played on: a hand lay over the pile. */
    static final double DISCARD_HEARD_LATE = 7;

    /** A card of a meld of which nothing is heard, in which it is missing. */
    static final double CARD_NOT_HEARD = 5;

    /** An act of which nothing was seen, where something before was never understood. */
    static final double UNSEEN_WHEN_LOST = 3;

    /** Cards that lie squared are lifted, counted and put back. */
    private static final double COUNTED = 1.5;

    private static final double LIFTED = 4;

    /** Nobody counts eleven cards for longer. */
    private static final long COUNTS = 12_000;

    /** Turns have gone by of which nothing is known, where a hand is lost. */
    static final double TURNS_UNSEEN = 5;

    /** The scale of the stock showed a step, and no card was drawn or put back. */
    static final double STEPPED_FOR_NOTHING = 5;

    /** The whole pile gone: before anything else tells. */
    static final double PICKED_UP = 1.2;

    /** The pile was taken in two grabs, one soon after the other. */
    static final double TWO_GRABS = 4.5;

    /** A card of the pile was still heard there when it had been picked up. */
    static final double STILL_HEARD = 15;

    /** A discard is picked up that should be taken back. */
    static final double NOT_PUT_RIGHT = 2;

    /** A card that clearly lies there does not. */
    static final double LIES_THERE = 20;

    static final double QUIET_THERE = 8;

    /** The same of a card that has been heard there several times. */
    static final double LAY_THERE = 12;

    static final double PILE_QUIET = 9.5;

    /** A card that should lie here is surely heard elsewhere. */
    static final double ELSEWHERE = 7;

    /** Most cards of a meld are silent, since they were gathered into a heap. */
    static final double GATHERED = 2;

    /** All of them are, since somebody lifts the meld. */
    static final double MELD_LIFTED = 5;

    /** A card is heard at another place of its line's melds, to which it was pushed. */
    static final double PUSHED = 4;

    /** A card was put down, taken up, and soon put down there again. */
    private static final double PUT_DOWN_TWICE = 1.1;

    /** A card was heard once where it was laid, and then long not. */
    static final double HEARD_BEFORE = 4;

    private static final double STEPPED_AT_FIRST = 4;
    private static final double MOST_STEPPED = 14;
    private static final double MOST_STEPPED_DOUBTFUL = 4.2;

    /** A card of a play was heard long after the others. */
    static final double HEARD_LATE = 3;

    static final double MOST_FOR_SILENCE = 9;

    /** The same once it has been heard there again, and its silence is whole. */
    static final double MOST_FOR_PAST_SILENCE = 12;

    /** The same where it lasted no longer than a hand stays. */
    static final double MOST_UNDER_A_HAND = 4;

    static final double MOST_FOR_LONE_PILE = 12;
    static final double MOST_IN_A_PILE = 4;

    /**
     * People's limit is 1.5 s; who lays cards one by one as plays of their own hardly ever comes
     * near it, but the first of them may be heard late.
     */
    private static final long ONE_PLAY = 1_300;

    /** About so often an antenna looks. */
    private static final double LOOK_MILLIS = 300;

    /** Cards are tied together that could be tied one by one. */
    private static final double TWO_AT_ONCE = 1;

    /** So long a hand may hide a card. */
    private static final long UNDER_A_HAND = 2_000;

    private static final double MISSED = 0.8;

    /** Two discards of a turn are hardly farther apart. */
    static final long SLIPPED_OUT = 2_500;

    /** A turn takes at least so long. */
    private static final long QUICK = 1_300;

    /** And until the pile is taken it takes so long. */
    private static final long TAKES = 1_000;

    /** So long at least who picks up the pile does nothing else. */
    private static final long HANDS_FULL = 700;

    /** A lone card that is missed in a burst, or lies under a hand, is silent for less. */
    private static final long HIDDEN = 6_000;

    private static final long BRIEF = 1_500;
    private static final double HARDLY_HEARD = 3;
    private static final long NEVER_PLAYED = 2_200;
    private static final long SURELY_PLAYED = 2_500;
    private static final long PICKED_UP_AT_ONCE = 1_400;

    private Cost() {}

    /** Acts in another order than they were seen to begin in, so much apart. */
    static double inverted(long millis) {
        return 1.5 + 0.7e-3 * millis;
    }

    /**
     * A card was heard so late.
     *
     * @param missed how often it is missed since it was heard, as a share
     */
    static double late(long millis, double missed) {
        return 1.5 - millis / LOOK_MILLIS * StrictMath.log(missed);
    }

    /** What is heard in less than a third of the looks is held near it, or lies beside it. */
    private static boolean isHardlyHeard(Visit visit) {
        return 3 * visit.hits() < 2 + visit.millis() / LOOK_MILLIS;
    }

    /** A card that came to a meld and left again was never played. */
    static double neverPlayed(Visit visit) {
        long millis = visit.millis();
        if (isHardlyHeard(visit)) {
            return HARDLY_HEARD;
        }
        if (millis > SURELY_PLAYED) {
            return 10 + 2e-3 * (millis - SURELY_PLAYED);
        }
        return millis <= BRIEF ? 4.2 : millis <= NEVER_PLAYED ? 5 : 7;
    }

    /**
     * The same on the pile, where others wait for it.
     *
     * @param alone whether nothing else lay there, so that it may have been picked up
     */
    static double neverDiscarded(Visit visit, boolean alone) {
        long millis = visit.millis();
        if (millis > SURELY_PLAYED) {
            return 10 + 2e-3 * (millis - SURELY_PLAYED);
        }
        double brief =
                millis <= BRIEF
                        ? 0.7
                        : millis <= NEVER_PLAYED ? 2 : 3 + 0.02 * (millis - NEVER_PLAYED);
        return alone && millis > PICKED_UP_AT_ONCE ? Math.max(brief, 3 + 1e-3 * millis) : brief;
    }

    /** A card was put down, taken up, and after so long put down there again. */
    static double putDownTwice(long millis) {
        return PUT_DOWN_TWICE + Math.clamp((millis - 3_000) / 500.0, 0, 2.5);
    }

    /**
     * Cards that came to a meld so far apart are parts of one play. What goes down together goes
     * down quickly, where it need not; where it is no meld before the last card, that one may have
     * been heard late.
     */
    static double together(long millis, boolean lawfulBefore) {
        double apart = Math.max(0, apartness(millis));
        return lawfulBefore ? TWO_AT_ONCE + apart : Math.min(apart / 2, HEARD_LATE);
    }

    /** Cards that came to a meld so far apart are plays of their own. */
    static double apart(long millis) {
        return Math.max(0, -apartness(millis));
    }

    private static double apartness(long millis) {
        return Math.clamp((millis - ONE_PLAY) / 120.0, -5, 8);
    }

    /** The same befell a card beside it at the same time, and has been counted. */
    static double withOthers(double cost) {
        return Math.min(cost, 1 + cost / 8);
    }

    /** A card that was heard so often in so long was then silent for so long, and lay there. */
    static double silent(int hits, long millis, long silent) {
        double often = Math.clamp(hits * LOOK_MILLIS / Math.max(millis, LOOK_MILLIS), 0, 1);
        double looks = Math.max(0, silent - UNDER_A_HAND) / LOOK_MILLIS;
        return Math.min(MOST_FOR_SILENCE, MISSED * often * looks);
    }

    /** Cards that were let go together came down in another order than they were heard. */
    static double otherOrder(long millis) {
        return 0.5 + millis / 800.0;
    }

    /** Cards slipped onto the pile with the discard, so much later. */
    static double slipped(long millis) {
        return Math.max(0, millis - Plays.IN_ONE_GO) / 400.0;
    }

    /** A discard so soon after another player's. */
    static double haste(long millis) {
        return Math.clamp((QUICK - millis) / 150.0, 0, 8);
    }

    /**
     * That somebody wrongly took a lone card, or put it back or discarded it again so soon, and it
     * was not only hidden for so long.
     */
    static double hidden(long millis) {
        return Math.max(0, HIDDEN - millis) / 300.0;
    }

    /** The pile picked up so soon after a discard. */
    static double quickTake(long millis) {
        return Math.clamp((TAKES - millis) / 200.0, 0, 3);
    }

    /** The pile was heard, and so much later its cards are in a hand that has laid another. */
    static double goneOn(long millis) {
        return Math.clamp((HANDS_FULL - millis) / 100.0, 0, STILL_HEARD);
    }

    /** A scale shows for so long that cards were taken, and a hand or a push did it. */
    static double stepped(long millis) {
        return Math.min(STEPPED_AT_FIRST + 0.8e-3 * millis, MOST_STEPPED);
    }

    /** The same of one that trembles, or is touched often: alone it accuses nobody. */
    static double steppedDoubtful(long millis) {
        return Math.min(stepped(millis), MOST_STEPPED_DOUBTFUL);
    }

    /**
     * A pozzetto was lifted for so long, and put back.
     *
     * @param wanted whether somebody without cards may have wanted it
     */
    static double putBack(long millis, boolean wanted) {
        return (wanted ? RULED : COUNTED) + Math.max(0, millis - COUNTS) / 5_000.0;
    }

    /** The same, and it is not back: the longer that lasts, the less anybody means to do it. */
    static double lifted(long millis, boolean wanted) {
        return (wanted ? RULED : LIFTED) + Math.max(0, millis - COUNTS) / 2_500.0;
    }

    /** The pile seems to have gone so long before what came before. */
    static double takenBefore(long millis) {
        return Math.clamp(millis / LOOK_MILLIS, 0, 9);
    }

    /** Nothing was heard of a card that should lie there. */
    static double silence(double logarithm, double most) {
        return Math.min(-logarithm, most);
    }
}
