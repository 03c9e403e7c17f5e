package burraco.tracking.explaining;

import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Visit;

/**
 * How hard an explanation is to believe: the less likely, the more it costs; about a natural
 * logarithm each. Nobody is taken to break the code as long as readings can be understood
 * otherwise, and nothing that was clearly read is doubted for what the code says.
 */
final class Cost {
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
        return 1.5 - millis / Radio.LOOK_MILLIS * StrictMath.log(missed);
    }

    /** What is heard in less than a third of the looks is held near it, or lies beside it. */
    private static boolean isHardlyHeard(Visit visit) {
        return 3 * visit.hits() < 2 + visit.millis() / Radio.LOOK_MILLIS;
    }

    /** A card that came to a meld and left again was never played. */
    static double neverPlayed(Visit visit) {
        long millis = visit.millis();
        if (isHardlyHeard(visit)) {
            return Prices.HARDLY_HEARD;
        }
        if (millis > People.SURELY_PLAYED) {
            return 10 + 2e-3 * (millis - People.SURELY_PLAYED);
        }
        return millis <= People.HELD_DOWN ? 4.2 : millis <= People.HELD_DOWN_LONG ? 5 : 7;
    }

    /**
     * The same on the pile, where others wait for it.
     *
     * @param alone whether nothing else lay there, so that it may have been picked up
     */
    static double neverDiscarded(Visit visit, boolean alone) {
        long millis = visit.millis();
        if (millis > People.SURELY_PLAYED) {
            return 10 + 2e-3 * (millis - People.SURELY_PLAYED);
        }
        double brief =
                millis <= People.HELD_DOWN
                        ? 0.7
                        : millis <= People.HELD_DOWN_LONG
                                ? 2
                                : 3 + 0.02 * (millis - People.HELD_DOWN_LONG);
        return alone && millis > People.PICKED_UP_AT_ONCE
                ? Math.max(brief, 3 + 1e-3 * millis)
                : brief;
    }

    /** A card was put down, taken up, and after so long put down there again. */
    static double putDownTwice(long millis) {
        return Prices.PUT_DOWN_TWICE + Math.clamp((millis - 3_000) / 500.0, 0, 2.5);
    }

    /**
     * Cards that came to a meld so far apart are parts of one play. What goes down together goes
     * down quickly, where it need not; where it is no meld before the last card, that one may have
     * been heard late.
     */
    static double together(long millis, boolean lawfulBefore) {
        double apart = Math.max(0, apartness(millis));
        return lawfulBefore ? Prices.TWO_AT_ONCE + apart : Math.min(apart / 2, Silence.HEARD_LATE);
    }

    /** Cards that came to a meld so far apart are plays of their own. */
    static double apart(long millis) {
        return Math.max(0, -apartness(millis));
    }

    private static double apartness(long millis) {
        return Math.clamp((millis - People.ONE_PLAY) / 120.0, -5, 8);
    }

    /** The same befell a card beside it at the same time, and has been counted. */
    static double withOthers(double cost) {
        return Math.min(cost, 1 + cost / 8);
    }

    /** A card that was heard so often in so long was then silent for so long, and lay there. */
    static double silent(int hits, long millis, long silent) {
        double often =
                Math.clamp(hits * Radio.LOOK_MILLIS / Math.max(millis, Radio.LOOK_MILLIS), 0, 1);
        double looks = Math.max(0, silent - People.HAND_STAYS) / Radio.LOOK_MILLIS;
        return Math.min(Silence.MOST_FOR_SILENCE, Silence.MISSED * often * looks);
    }

    /** Cards that were let go together came down in another order than they were heard. */
    static double otherOrder(long millis) {
        return 0.5 + millis / 800.0;
    }

    /** Cards slipped onto the pile with the discard, so much later. */
    static double slipped(long millis) {
        return Math.max(0, millis - People.IN_ONE_GO) / 400.0;
    }

    /** A discard so soon after another player's. */
    static double haste(long millis) {
        return Math.clamp((People.QUICK_TURN - millis) / 150.0, 0, 8);
    }

    /**
     * That somebody wrongly took a lone card, or put it back or discarded it again so soon, and it
     * was not only hidden for so long.
     */
    static double hidden(long millis) {
        return Math.max(0, Radio.HIDDEN - millis) / 300.0;
    }

    /** The pile picked up so soon after a discard. */
    static double quickTake(long millis) {
        return Math.clamp((People.TAKES_PILE - millis) / 200.0, 0, 3);
    }

    /** The pile was heard, and so much later its cards are in a hand that has laid another. */
    static double goneOn(long millis) {
        return Math.clamp((People.HANDS_FULL - millis) / 100.0, 0, Silence.STILL_HEARD);
    }

    /** A scale shows for so long that cards were taken, and a hand or a push did it. */
    static double stepped(long millis) {
        return Math.min(Prices.STEPPED_AT_FIRST + 0.8e-3 * millis, Prices.MOST_STEPPED);
    }

    /** The same of one that trembles, or is touched often: alone it accuses nobody. */
    static double steppedDoubtful(long millis) {
        return Math.min(stepped(millis), Prices.MOST_STEPPED_DOUBTFUL);
    }

    /**
     * A pozzetto was lifted for so long, and put back.
     *
     * @param wanted whether somebody without cards may have wanted it
     */
    static double putBack(long millis, boolean wanted) {
        return (wanted ? Prices.RULED : Prices.COUNTED)
                + Math.max(0, millis - People.COUNTS) / 5_000.0;
    }

    /** The same, and it is not back: the longer that lasts, the less anybody means to do it. */
    static double lifted(long millis, boolean wanted) {
        return (wanted ? Prices.RULED : Prices.LIFTED)
                + Math.max(0, millis - People.COUNTS) / 2_500.0;
    }

    /** The pile seems to have gone so long before what came before. */
    static double takenBefore(long millis) {
        return Math.clamp(millis / Radio.LOOK_MILLIS, 0, 9);
    }

    /** Nothing was heard of a card that should lie there. */
    static double silence(double logarithm, double most) {
        return Math.min(-logarithm, most);
    }
}
