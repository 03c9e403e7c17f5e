package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.PriceGrowth;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.List;

/**
 * The assumption that the pile was picked up before some moment.
 *
 * @param at when it was last heard
 * @param silent how long nothing had been heard of it at that moment
 * @param cost price of the assumption
 */
record PileGone(long at, long silent, double cost) {
    static PileGone before(long moment, HandPosition position, Evidence evidence) {
        long last = -1;
        double cost = 0;
        double silence = 0;
        boolean there = false;
        List<Card> cards = position.pile();
        double most =
                cards.size() == 1 ? SilencePrices.MOST_FOR_LONE_PILE : SilencePrices.MOST_IN_A_PILE;
        for (Card card : cards) {
            for (Visit visit : evidence.visits(card)) {
                if (!visit.zone().equals(TablePicture.PILE) || visit.first() > moment) {
                    continue;
                }
                if (visit.gap() < 0 && evidence.passedBy(visit)) {
                    continue; // It had been picked up before, and the card is on its way to a meld.
                }
                last = Math.max(last, Math.min(visit.last(), moment));
                if (visit.last() > moment + AntennaFigures.PILE_LEAVES_MILLIS) {
                    cost = SilencePrices.STILL_HEARD;
                }
            }
            if (mayBeThere(card, moment, evidence)) {
                there = true;
                boolean heard = evidence.silence(card, TablePicture.PILE) > BeliefFigures.HEARD;
                cost = heard ? SilencePrices.STILL_HEARD : cost;
            }
            silence -= Cost.silence(evidence.silence(card, TablePicture.PILE), most);
        }
        cost += there ? Math.max(0, SilencePrices.PILE_QUIET + silence) : 0;
        if (there && last > 0 && moment - last < HumanTimes.OVER_THE_PILE_MILLIS) {
            cost += (HumanTimes.OVER_THE_PILE_MILLIS - (moment - last)) * Prices.SILENCE_TOO_SHORT;
        }
        if (last >= 0) {
            double grabs = silentBefore(last, cards, evidence);
            cost += inTwoGrabs(last, cards, evidence) ? Math.min(grabs, Prices.TWO_GRABS) : grabs;
        }
        long at = last < 0 ? moment - 1 : last;
        return new PileGone(at, moment - at, cost + Prices.PICKED_UP);
    }

    /**
     * The assumption for a player who has already laid a card after picking up the pile, and so had
     * his hands full a moment before. A card of the pile may be heard there once more in passing;
     * he had taken it when the first of its cards fell silent.
     */
    static PileGone beforeGoingOn(long moment, HandPosition position, Evidence evidence) {
        PileGone gone = before(moment, position, evidence);
        long silent = Long.MAX_VALUE;
        for (Card card : position.pile()) {
            long last = -1;
            for (Visit visit : evidence.visits(card)) {
                if (visit.zone().equals(TablePicture.PILE) && visit.first() <= moment) {
                    last = visit.last();
                }
            }
            silent = Math.min(silent, last);
        }
        double haste = silent == Long.MAX_VALUE ? 0 : Cost.goneOn(moment - silent);
        return new PileGone(gone.at(), gone.silent(), gone.cost() + haste);
    }

    /**
     * The price of a card having been silent long before the others of the pile, and so taken
     * before them.
     */
    private static double silentBefore(long last, List<Card> cards, Evidence evidence) {
        double cost = 0;
        for (Card card : cards) {
            cost = Math.max(cost, evidence.silentUntil(card, last));
        }
        return cost;
    }

    /**
     * Whether all cards were last heard within a short time, so that the pile may have been taken
     * in two grabs.
     */
    private static boolean inTwoGrabs(long last, List<Card> cards, Evidence evidence) {
        return cards.stream()
                .flatMap(card -> evidence.lastOnPile(card).stream())
                .allMatch(visit -> last - visit.last() < HumanTimes.GRABS_MILLIS);
    }

    private static boolean mayBeThere(Card card, long moment, Evidence evidence) {
        Stay stay = evidence.stay(card).orElse(null);
        return stay != null && stay.zone().equals(TablePicture.PILE) && stay.first() <= moment;
    }

    /** The same with a discard before it that nobody heard, which takes time. */
    PileGone afterDiscard(long now) {
        return new PileGone(
                at,
                silent,
                cost
                        + Math.max(0, HumanTimes.A_DISCARD_MILLIS - (now - at))
                                / PriceGrowth.DISCARD_UNHEARD);
    }
}
