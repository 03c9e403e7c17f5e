package burraco.tracking.explaining;

import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.PriceGrowth;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.Visit;

/**
 * The prices of explanations: the less likely something is, the more it costs, about one natural
 * logarithm each. The prices are set so that nobody is taken to break a rule while the readings can
 * be understood otherwise, and so that no clear reading is doubted only because the rules would
 * have it so.
 */
final class Cost {
    private Cost() {}

    /**
     * Two acts were done in the opposite order to the one in which they were first seen, so far
     * apart.
     */
    static double inverted(long millis) {
        return PriceGrowth.INVERTED + PriceGrowth.INVERTED_PER_MILLI * millis;
    }

    /**
     * A card was heard this late.
     *
     * @param missed share of looks in which it is missed since it was first heard
     */
    static double late(long millis, double missed) {
        return PriceGrowth.HEARD_LATE
                - millis / AntennaFigures.LOOK_MILLIS * StrictMath.log(missed);
    }

    /**
     * A card that is heard in fewer than a third of the looks is held near the place, or lies
     * beside it.
     */
    private static boolean isHardlyHeard(Visit visit) {
        return 3 * visit.hits() < 2 + visit.millis() / AntennaFigures.LOOK_MILLIS;
    }

    /** A card that came to a meld and left again was never played. */
    static double neverPlayed(Visit visit) {
        long millis = visit.millis();
        if (isHardlyHeard(visit)) {
            return Prices.HARDLY_HEARD;
        }
        if (millis > HumanTimes.SURELY_PLAYED_MILLIS) {
            return surelyPlayed(millis);
        }
        if (millis > HumanTimes.HELD_DOWN_LONG_MILLIS) {
            return PriceGrowth.NEVER_PLAYED_LONGER;
        }
        return millis > HumanTimes.HELD_DOWN_MILLIS
                ? PriceGrowth.NEVER_PLAYED_LONG
                : PriceGrowth.NEVER_PLAYED_BRIEFLY;
    }

    /**
     * The same on the pile, where the other players wait for the discard.
     *
     * @param alone whether nothing else lay there, so that the card may have been picked up
     */
    static double neverDiscarded(Visit visit, boolean alone) {
        long millis = visit.millis();
        if (millis > HumanTimes.SURELY_PLAYED_MILLIS) {
            return surelyPlayed(millis);
        }
        double lone =
                PriceGrowth.NEVER_DISCARDED_ALONE
                        + PriceGrowth.NEVER_DISCARDED_ALONE_PER_MILLI * millis;
        double brief = neverDiscarded(millis);
        return alone && millis > HumanTimes.PICKED_UP_AT_ONCE_MILLIS
                ? Math.max(brief, lone)
                : brief;
    }

    private static double neverDiscarded(long millis) {
        if (millis > HumanTimes.HELD_DOWN_LONG_MILLIS) {
            long longer = millis - HumanTimes.HELD_DOWN_LONG_MILLIS;
            return PriceGrowth.NEVER_DISCARDED_LONGER
                    + PriceGrowth.NEVER_DISCARDED_PER_MILLI * longer;
        }
        return millis > HumanTimes.HELD_DOWN_MILLIS
                ? PriceGrowth.NEVER_DISCARDED_LONG
                : PriceGrowth.NEVER_DISCARDED_BRIEFLY;
    }

    private static double surelyPlayed(long millis) {
        long longer = millis - HumanTimes.SURELY_PLAYED_MILLIS;
        return PriceGrowth.NEVER_PLAYED_SURELY + PriceGrowth.NEVER_PLAYED_PER_MILLI * longer;
    }

    /** A card was put down, taken up, and put down there again after this time. */
    static double putDownTwice(long millis) {
        double more =
                (millis - PriceGrowth.PUT_DOWN_AGAIN_AFTER_MILLIS) / PriceGrowth.PUT_DOWN_AGAIN;
        return Prices.PUT_DOWN_TWICE + Math.clamp(more, 0, PriceGrowth.MOST_PUT_DOWN_AGAIN);
    }

    /**
     * Cards that came to a meld so far apart are parts of one play. If the first of them are a
     * legal meld without the last, one play is likely only if they came quickly; if they are not,
     * the last one may have been heard late.
     */
    static double together(long millis, boolean lawfulBefore) {
        double apart = Math.max(0, apartness(millis));
        return lawfulBefore
                ? Prices.TWO_AT_ONCE + apart
                : Math.min(apart / 2, SilencePrices.HEARD_LATE);
    }

    /** Cards that came to a meld so far apart are separate plays. */
    static double apart(long millis) {
        return Math.max(0, -apartness(millis));
    }

    private static double apartness(long millis) {
        double apart = (millis - HumanTimes.ONE_PLAY_MILLIS) / PriceGrowth.APART;
        return Math.clamp(apart, -PriceGrowth.MOST_TOGETHER, PriceGrowth.MOST_APART);
    }

    /**
     * The price of an event that also happened to a card beside this one at the same time and has
     * been counted there.
     */
    static double withOthers(double cost) {
        return Math.min(cost, PriceGrowth.WITH_OTHERS + cost / PriceGrowth.WITH_OTHERS_PART);
    }

    /**
     * A card that was heard this often during a visit was then silent for this long although it lay
     * there.
     */
    static double silent(int hits, long millis, long silent) {
        double often =
                Math.clamp(
                        hits
                                * AntennaFigures.LOOK_MILLIS
                                / Math.max(millis, AntennaFigures.LOOK_MILLIS),
                        0,
                        1);
        double looks =
                Math.max(0, silent - HumanTimes.HAND_STAYS_MILLIS) / AntennaFigures.LOOK_MILLIS;
        return Math.min(SilencePrices.MOST_FOR_SILENCE, SilencePrices.MISSED * often * looks);
    }

    /** Cards that were let go together came down in another order than they were heard in. */
    static double otherOrder(long millis) {
        return PriceGrowth.OTHER_ORDER + millis / PriceGrowth.OTHER_ORDER_APART;
    }

    /** Cards slipped onto the pile with the discard, this much later. */
    static double slipped(long millis) {
        return Math.max(0, millis - HumanTimes.IN_ONE_GO_MILLIS) / PriceGrowth.SLIPPED;
    }

    /** A discard this soon after another player's. */
    static double haste(long millis) {
        return Math.clamp(
                (HumanTimes.QUICK_TURN_MILLIS - millis) / PriceGrowth.HASTE,
                0,
                PriceGrowth.MOST_HASTE);
    }

    /**
     * A lone card was wrongly taken and put back, or discarded again, this soon; more likely it was
     * only hidden for that time.
     */
    static double hidden(long millis) {
        return Math.max(0, AntennaFigures.HIDDEN_MILLIS - millis) / PriceGrowth.HIDDEN;
    }

    /** The pile was picked up this soon after a discard. */
    static double quickTake(long millis) {
        double quicker = (HumanTimes.TAKES_PILE_MILLIS - millis) / PriceGrowth.QUICK_TAKE;
        return Math.clamp(quicker, 0, PriceGrowth.MOST_QUICK_TAKE);
    }

    /**
     * The pile was still heard, and this much later its cards are in a hand that has already laid
     * another card.
     */
    static double goneOn(long millis) {
        double sooner = (HumanTimes.HANDS_FULL_MILLIS - millis) / PriceGrowth.HANDS_FULL;
        return Math.clamp(sooner, 0, SilencePrices.STILL_HEARD);
    }

    /** For this long a scale has shown that cards were taken, although a hand or a push did it. */
    static double stepped(long millis) {
        double stepped = Prices.STEPPED_AT_FIRST + PriceGrowth.STEPPED_PER_MILLI * millis;
        return Math.min(stepped, Prices.MOST_STEPPED);
    }

    /**
     * The same for a scale that is unsteady or often disturbed, which must not accuse anybody by
     * itself.
     */
    static double steppedDoubtful(long millis) {
        return Math.min(stepped(millis), Prices.MOST_STEPPED_DOUBTFUL);
    }

    /**
     * A pozzetto was lifted for this long and put back.
     *
     * @param wanted whether a player without cards may have wanted to take it
     */
    static double putBack(long millis, boolean wanted) {
        return (wanted ? Prices.RULED : Prices.COUNTED)
                + Math.max(0, millis - HumanTimes.COUNTS_MILLIS) / PriceGrowth.PUT_BACK;
    }

    /** The same while it is not back: the longer it is away, the less likely it was only lifted. */
    static double lifted(long millis, boolean wanted) {
        return (wanted ? Prices.RULED : Prices.LIFTED)
                + Math.max(0, millis - HumanTimes.COUNTS_MILLIS) / PriceGrowth.LIFTED;
    }

    /** The pile seems to have gone this long before the act before it. */
    static double takenBefore(long millis) {
        return Math.clamp(millis / AntennaFigures.LOOK_MILLIS, 0, PriceGrowth.MOST_TAKEN_BEFORE);
    }

    /** A card that should lie there was not heard. */
    static double silence(double logarithm, double most) {
        return Math.min(-logarithm, most);
    }
}
