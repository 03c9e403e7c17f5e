package burraco.tracking.explaining;

import burraco.tracking.figures.Growth;
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
        return Growth.INVERTED + Growth.INVERTED_PER_MILLI * millis;
    }

    /**
     * A card was heard so late.
     *
     * @param missed how often it is missed since it was heard, as a share
     */
    static double late(long millis, double missed) {
        return Growth.HEARD_LATE - millis / Radio.LOOK_MILLIS * StrictMath.log(missed);
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
            return surelyPlayed(millis);
        }
        if (millis > People.HELD_DOWN_LONG) {
            return Growth.NEVER_PLAYED_LONGER;
        }
        return millis > People.HELD_DOWN ? Growth.NEVER_PLAYED_LONG : Growth.NEVER_PLAYED_BRIEFLY;
    }

    /**
     * The same on the pile, where others wait for it.
     *
     * @param alone whether nothing else lay there, so that it may have been picked up
     */
    static double neverDiscarded(Visit visit, boolean alone) {
        long millis = visit.millis();
        if (millis > People.SURELY_PLAYED) {
            return surelyPlayed(millis);
        }
        double lone =
                Growth.NEVER_DISCARDED_ALONE + Growth.NEVER_DISCARDED_ALONE_PER_MILLI * millis;
        double brief = neverDiscarded(millis);
        return alone && millis > People.PICKED_UP_AT_ONCE ? Math.max(brief, lone) : brief;
    }

    private static double neverDiscarded(long millis) {
        if (millis > People.HELD_DOWN_LONG) {
            long longer = millis - People.HELD_DOWN_LONG;
            return Growth.NEVER_DISCARDED_LONGER + Growth.NEVER_DISCARDED_PER_MILLI * longer;
        }
        return millis > People.HELD_DOWN
                ? Growth.NEVER_DISCARDED_LONG
                : Growth.NEVER_DISCARDED_BRIEFLY;
    }

    private static double surelyPlayed(long millis) {
        long longer = millis - People.SURELY_PLAYED;
        return Growth.NEVER_PLAYED_SURELY + Growth.NEVER_PLAYED_PER_MILLI * longer;
    }

    /** A card was put down, taken up, and after so long put down there again. */
    static double putDownTwice(long millis) {
        double more = (millis - Growth.PUT_DOWN_AGAIN_AFTER) / Growth.PUT_DOWN_AGAIN;
        return Prices.PUT_DOWN_TWICE + Math.clamp(more, 0, Growth.MOST_PUT_DOWN_AGAIN);
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
        double apart = (millis - People.ONE_PLAY) / Growth.APART;
        return Math.clamp(apart, -Growth.MOST_TOGETHER, Growth.MOST_APART);
    }

    /** The same befell a card beside it at the same time, and has been counted. */
    static double withOthers(double cost) {
        return Math.min(cost, Growth.WITH_OTHERS + cost / Growth.WITH_OTHERS_PART);
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
        return Growth.OTHER_ORDER + millis / Growth.OTHER_ORDER_APART;
    }

    /** Cards slipped onto the pile with the discard, so much later. */
    static double slipped(long millis) {
        return Math.max(0, millis - People.IN_ONE_GO) / Growth.SLIPPED;
    }

    /** A discard so soon after another player's. */
    static double haste(long millis) {
        return Math.clamp((People.QUICK_TURN - millis) / Growth.HASTE, 0, Growth.MOST_HASTE);
    }

    /**
     * That somebody wrongly took a lone card, or put it back or discarded it again so soon, and it
     * was not only hidden for so long.
     */
    static double hidden(long millis) {
        return Math.max(0, Radio.HIDDEN - millis) / Growth.HIDDEN;
    }

    /** The pile picked up so soon after a discard. */
    static double quickTake(long millis) {
        double quicker = (People.TAKES_PILE - millis) / Growth.QUICK_TAKE;
        return Math.clamp(quicker, 0, Growth.MOST_QUICK_TAKE);
    }

    /** The pile was heard, and so much later its cards are in a hand that has laid another. */
    static double goneOn(long millis) {
        double sooner = (People.HANDS_FULL - millis) / Growth.HANDS_FULL;
        return Math.clamp(sooner, 0, Silence.STILL_HEARD);
    }

    /** A scale shows for so long that cards were taken, and a hand or a push did it. */
    static double stepped(long millis) {
        double stepped = Prices.STEPPED_AT_FIRST + Growth.STEPPED_PER_MILLI * millis;
        return Math.min(stepped, Prices.MOST_STEPPED);
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
                + Math.max(0, millis - People.COUNTS) / Growth.PUT_BACK;
    }

    /** The same, and it is not back: the longer that lasts, the less anybody means to do it. */
    static double lifted(long millis, boolean wanted) {
        return (wanted ? Prices.RULED : Prices.LIFTED)
                + Math.max(0, millis - People.COUNTS) / Growth.LIFTED;
    }

    /** The pile seems to have gone so long before what came before. */
    static double takenBefore(long millis) {
        return Math.clamp(millis / Radio.LOOK_MILLIS, 0, Growth.MOST_TAKEN_BEFORE);
    }

    /** Nothing was heard of a card that should lie there. */
    static double silence(double logarithm, double most) {
        return Math.min(-logarithm, most);
    }
}
