package burraco.second;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.List;

/**
 * The glossary's last play: the card tied last, or all cards of the last opening. Cards that need
 * each other are one play: as many of the last cards of a meld as have to go to leave a valid meld.
 */
record LastPlay(MeldId meld, List<Card> cards) {

    /** The plays of this turn whose cards still lie there, the last one first. */
    static List<LastPlay> of(PlainTurn turn, PlainMelds melds) {
        List<LastPlay> plays = new ArrayList<>();
        List<Card> gone = new ArrayList<>();
        for (Deed deed : turn.laidSince().reversed()) {
            PlainMeld meld = melds.get(deed.meld());
            while (meld != null && !lying(deed, meld, gone).isEmpty()) {
                List<Card> last = last(deed, turn, meld, gone);
                plays.add(new LastPlay(deed.meld(), last));
                gone.addAll(last);
            }
        }
        return plays;
    }

    private static List<Card> lying(Deed deed, PlainMeld meld, List<Card> gone) {
        List<Card> lying = PlainMeld.without(deed.cards(), gone);
        lying.retainAll(meld.cards());
        return lying;
    }

    private static List<Card> last(Deed from, PlainTurn turn, PlainMeld meld, List<Card> gone) {
        List<Card> taken = new ArrayList<>();
        List<Card> goneHere = new ArrayList<>(gone);
        goneHere.retainAll(meld.cards());
        boolean legal = meld.isLegalWithout(goneHere);
        List<Deed> laid = turn.laidSince();
        for (Deed deed : laid.subList(0, laid.indexOf(from) + 1).reversed()) {
            if (!legal || !deed.meld().equals(from.meld())) {
                continue;
            }
            List<Card> lying = lying(deed, meld, gone);
            lying.removeAll(taken);
            while (!lying.isEmpty()) {
                taken.addAll(deed.opened() ? lying : List.of(lying.getLast()));
                lying.removeAll(taken);
                List<Card> without = new ArrayList<>(gone);
                without.addAll(taken);
                without.retainAll(meld.cards());
                if (meld.isLegalWithout(without)) {
                    return taken;
                }
            }
        }
        // If the meld is invalid anyhow, the last cards laid are the last play.
        List<Card> lying = lying(from, meld, gone);
        return from.opened() ? lying : List.of(lying.getLast());
    }
}
