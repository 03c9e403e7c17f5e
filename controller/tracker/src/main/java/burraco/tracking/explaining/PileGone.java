package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.tracking.course.Position;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Growth;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.Visit;
import java.util.List;

/**
 * That the pile was picked up before some moment.
 *
 * @param at when it was last heard
 * @param silent so long nothing was heard of it by that moment
 * @param cost how hard that is to believe
 */
record PileGone(long at, long silent, double cost) {
    static PileGone before(long moment, Position position, Evidence evidence) {
        long last = -1;
        double cost = 0;
        double silence = 0;
        boolean there = false;
        List<Card> cards = position.pile();
        double most = cards.size() == 1 ? Silence.MOST_FOR_LONE_PILE : Silence.MOST_IN_A_PILE;
        for (Card card : cards) {
            for (Visit visit : evidence.visits(card)) {
                if (!visit.zone().equals(Picture.PILE) || visit.first() > moment) {
                    continue;
                }
                if (visit.gap() < 0 && evidence.passedBy(visit)) {
                    continue; // It had been picked up before, and is on its way to a meld.
                }
                last = Math.max(last, Math.min(visit.last(), moment));
                if (visit.last() > moment + Radio.PILE_LEAVES) {
                    cost = Silence.STILL_HEARD;
                }
            }
            if (mayBeThere(card, moment, evidence)) {
                there = true;
                boolean heard = evidence.silence(card, Picture.PILE) > Beliefs.HEARD;
                cost = heard ? Silence.STILL_HEARD : cost;
            }
            silence -= Cost.silence(evidence.silence(card, Picture.PILE), most);
        }
        cost += there ? Math.max(0, Silence.PILE_QUIET + silence) : 0;
        if (there && last > 0 && moment - last < People.OVER_THE_PILE) {
            cost += (People.OVER_THE_PILE - (moment - last)) * Prices.SILENCE_TOO_SHORT;
        }
        if (last >= 0) {
            double grabs = silentBefore(last, cards, evidence);
            cost += inTwoGrabs(last, cards, evidence) ? Math.min(grabs, Prices.TWO_GRABS) : grabs;
        }
        long at = last < 0 ? moment - 1 : last;
        return new PileGone(at, moment - at, cost + Prices.PICKED_UP);
    }

    /**
     * Who has gone on so soon with what he took had his hands full a moment before. A card of them
     * may be heard there once more on its way; when the first of them fell silent, he had taken it.
     */
    static PileGone beforeGoingOn(long moment, Position position, Evidence evidence) {
        PileGone gone = before(moment, position, evidence);
        long silent = Long.MAX_VALUE;
        for (Card card : position.pile()) {
            long last = -1;
            for (Visit visit : evidence.visits(card)) {
                if (visit.zone().equals(Picture.PILE) && visit.first() <= moment) {
                    last = visit.last();
                }
            }
            silent = Math.min(silent, last);
        }
        double haste = silent == Long.MAX_VALUE ? 0 : Cost.goneOn(moment - silent);
        return new PileGone(gone.at(), gone.silent(), gone.cost() + haste);
    }

    /** A card that was silent long before the others of the pile was taken before them. */
    private static double silentBefore(long last, List<Card> cards, Evidence evidence) {
        double cost = 0;
        for (Card card : cards) {
            cost = Math.max(cost, evidence.silentUntil(card, last));
        }
        return cost;
    }

    /** The first of them was heard there shortly before the last one. */
    private static boolean inTwoGrabs(long last, List<Card> cards, Evidence evidence) {
        return cards.stream()
                .flatMap(card -> evidence.lastOnPile(card).stream())
                .allMatch(visit -> last - visit.last() < People.GRABS);
    }

    private static boolean mayBeThere(Card card, long moment, Evidence evidence) {
        Stay stay = evidence.stay(card).orElse(null);
        return stay != null && stay.zone().equals(Picture.PILE) && stay.first() <= moment;
    }

    /** The same, where somebody discarded unheard before: that takes its time. */
    PileGone afterDiscard(long now) {
        return new PileGone(
                at,
                silent,
                cost + Math.max(0, People.A_DISCARD - (now - at)) / Growth.DISCARD_UNHEARD);
    }
}
