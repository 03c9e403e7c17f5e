package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.List;

/** Moves cards back into a fan, back to where they were taken from, or aside. */
final class GoingBack {
    private GoingBack() {}

    static void takeBack(Draft draft, Seat seat, MeldId meld, List<Card> cards) {
        draft.meld(meld);
        cards.forEach(card -> Moving.takeWherever(draft, seat, card));
        toFan(draft, seat, cards);
    }

    /** Cards of the pile. */
    static void takeFromPile(Draft draft, Seat seat, List<Card> cards) {
        List<Card> pile = draft.pile().list();
        for (Card card : cards) {
            pile.remove(pile.lastIndexOf(card));
        }
        draft.places().pile(Row.of(pile));
        toFan(draft, seat, cards);
    }

    private static void toFan(Draft draft, Seat seat, List<Card> cards) {
        for (Card card : cards) {
            Moving.addToFan(draft, seat, card);
        }
        draft.places().seen(seat, Cards.known(cards));
    }

    static void merge(Draft draft, MeldId id, MeldId target) {
        Meld meld = draft.meld(id);
        Meld into = draft.meld(target);
        if (id.equals(target)) {
            throw new CannotHaveHappened(Why.MELD_INTO_ITSELF, -1, id);
        }
        if (meld.line() != into.line()) {
            throw new CannotHaveHappened(Why.MELD_OF_OTHER_LINE, -1, target);
        }
        draft.places().remove(id);
        draft.lay(into.grown(meld.cards(), draft.rules()));
    }

    /** Beside him, in the order in which they are to be discarded. */
    static void layAside(Draft draft, Seat seat, List<Card> cards) {
        cards.forEach(card -> Moving.takeWherever(draft, seat, card));
        List<Card> queue = new ArrayList<>(draft.player(seat).penalized());
        queue.addAll(cards);
        queue.sort(draft.rules().penaltyOrder());
        draft.places().penalized(seat, queue);
    }

    /**
     * Puts back those of these cards that he still has.
     *
     * @param pozzetto the number of the pozzetto, if they go to one
     */
    static void putBack(Draft draft, Seat seat, Source to, List<Card> cards, int pozzetto) {
        switch (to) {
            case STOCK -> draft.places().stock(onTop(draft.stock(), takeOut(draft, seat, cards)));
            case PILE -> draft.places().pile(under(draft.pile(), takeOut(draft, seat, cards)));
            case POZZETTO -> putBackPozzetto(draft, seat, cards, pozzetto);
        }
        wentBack(draft, seat, cards);
        draft.places().putBack(seat, to);
    }

    private static void wentBack(Draft draft, Seat seat, List<Card> cards) {
        if (draft.turn().seat() == seat) {
            draft.turn(draft.turn().wentBack(Cards.known(cards)));
        }
    }

    private static List<Card> takeOut(Draft draft, Seat seat, List<Card> cards) {
        List<Card> out = new ArrayList<>();
        for (Card card : cards) {
            Holding fan = draft.fan(seat);
            if (card.isUnseen() && fan.unseen() > 0) {
                draft.places().fan(seat, new Holding(fan.known(), fan.unseen() - 1));
                out.add(card);
            } else if (Moving.has(draft, seat, card)) {
                Moving.takeWherever(draft, seat, card);
                out.add(card);
            }
        }
        return out;
    }

    private static Row onTop(Row row, List<Card> cards) {
        List<Card> all = row.list();
        all.addAll(cards);
        return Row.of(all);
    }

    /** The pile as it was, and on top what was discarded since. */
    private static Row under(Row row, List<Card> cards) {
        List<Card> all = new ArrayList<>(cards);
        all.addAll(row.list());
        return Row.of(all);
    }

    private static void putBackPozzetto(Draft draft, Seat seat, List<Card> cards, int number) {
        if (draft.pozzetti().get(number) instanceof Pozzetto.Unplayed unplayed
                && unplayed.seat() == seat) {
            draft.places().pozzetto(number, new Pozzetto.Lying(unplayed.cards()));
            return;
        }
        Holding back = Holding.EMPTY;
        for (Card card : takeOut(draft, seat, cards)) {
            back = back.with(card);
        }
        draft.places().pozzetto(number, new Pozzetto.Lying(back));
    }
}
