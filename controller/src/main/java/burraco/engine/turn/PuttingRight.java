package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;

/** Cards that go back to where they were, or aside: what rulings ask for, and nobody does else. */
final class PuttingRight {
    private PuttingRight() {}

    static void takeBack(Draft draft, Act.TakeBack act) {
        Meld meld = draft.meld(act.meld());
        if (meld.line() != act.seat().line()) {
            throw new CannotHaveHappened(Why.MELD_OF_OTHER_LINE, -1, act.meld());
        }
        List<Card> cards =
                act.cards().isEmpty()
                        ? meld.inOrder()
                        : find(meld.inOrder(), act.cards(), new Place.OfMeld(act.meld()));
        Cards taken = Cards.of(cards);
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        Moving.addToFan(draft, act.seat(), taken);
        if (meld.cards().equals(taken)) {
            draft.remove(act.meld());
        } else {
            draft.lay(meld.shrunk(taken, draft.rules()));
        }
        boolean wildAlone = meld.wild() != null && taken.equals(Cards.of(meld.wild()));
        if (wildAlone && !draft.advisedAbout(act.seat())) {
            draft.rule(Case.WILD_CARD_MOVED, act.seat());
        } else {
            unlessOrdered(draft, act.seat());
        }
    }

    static void takeBackDiscard(Draft draft, Act.TakeBackDiscard act) {
        boolean onTop = !draft.pile().isEmpty() && draft.lastOnPile() == act.seat();
        if (act.cards().isEmpty() && !onTop) {
            throw new CannotHaveHappened(Why.NOTHING_DISCARDED, -1);
        }
        List<Card> pile = draft.pile().list();
        List<Card> cards =
                act.cards().isEmpty()
                        ? new ArrayList<>(pile.subList(pile.size() - 1, pile.size()))
                        : find(pile, act.cards(), Place.PILE);
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        for (Card card : cards) {
            pile.remove(pile.lastIndexOf(card));
            Moving.addToFan(draft, act.seat(), card);
        }
        draft.pile(Row.of(pile));
        unlessOrdered(draft, act.seat());
    }

    static void putBack(Draft draft, Act.PutBack act) {
        Seat seat = act.seat();
        Taken taken = draft.player(seat).takenFrom(act.to());
        if (taken == null) {
            throw new CannotHaveHappened(Why.NOTHING_TO_PUT_BACK, -1);
        }
        switch (act.to()) {
            case STOCK -> draft.stock(onTop(draft.stock(), takeOut(draft, seat, taken)));
            case PILE -> draft.pile(under(draft.pile(), takeOut(draft, seat, taken)));
            case POZZETTO -> putBackPozzetto(draft, seat, taken);
        }
        draft.putBack(seat, act.to());
        Turn turn = draft.turn();
        boolean groundless =
                act.to() == Source.PILE
                        && turn.took() == Turn.Took.PICKED_UP
                        && seat == turn.seat()
                        && turn.plays().isEmpty();
        if (groundless) {
            if (!turn.cannot()) {
                draft.rule(Case.CANNOT_PLAY, seat);
            }
            draft.turn(Turn.of(seat, turn.limit()));
        } else {
            unlessOrdered(draft, seat);
        }
    }

    /** Where a person was asked to decide about this player, it may be what he decided. */
    private static void unlessOrdered(Draft draft, Seat seat) {
        if (!draft.advisedAbout(seat)) {
            draft.rule(Case.NOT_HIS_TURN, seat);
        }
    }

    /** What is still in his fan of what he took. */
    private static List<Card> takeOut(Draft draft, Seat seat, Taken taken) {
        Holding fan = draft.fan(seat);
        List<Card> cards = new ArrayList<>();
        Cards known = fan.known();
        int unseen = fan.unseen();
        for (Card card : wronglyTaken(draft, seat, taken)) {
            if (card == null && unseen > 0) {
                unseen--;
                cards.add(null);
            } else if (card != null && known.has(card)) {
                known = known.without(card);
                cards.add(card);
            }
        }
        draft.fan(seat, new Holding(known, unseen));
        return cards;
    }

    /** Of several cards drawn at once the first is his (art. 7); it lay on top. */
    private static List<Card> wronglyTaken(Draft draft, Seat seat, Taken taken) {
        List<Card> cards = taken.cards();
        boolean oneIsHis =
                taken.from() == Source.STOCK && seat == draft.turn().seat() && cards.size() > 1;
        return oneIsHis ? cards.subList(0, cards.size() - 1) : cards;
    }

    private static Row onTop(Row row, List<Card> cards) {
        List<Card> all = row.list();
        all.addAll(cards);
        return Row.of(all);
    }

    /** The pile as it was, and on it what was discarded since. */
    private static Row under(Row row, List<Card> cards) {
        List<Card> all = new ArrayList<>(cards);
        all.addAll(row.list());
        return Row.of(all);
    }

    private static void putBackPozzetto(Draft draft, Seat seat, Taken taken) {
        int number = taken.pozzetto();
        if (draft.pozzetto(number) instanceof Pozzetto.Unplayed unplayed
                && unplayed.seat() == seat) {
            draft.pozzetto(number, new Pozzetto.Lying(unplayed.cards()));
            return;
        }
        Holding back = Holding.EMPTY;
        for (Card card : takeOut(draft, seat, taken)) {
            back = back.with(card == null ? Holding.unseen(1) : new Holding(Cards.of(card), 0));
        }
        draft.pozzetto(number, new Pozzetto.Lying(back));
    }

    static void merge(Draft draft, Act.Merge act) {
        Meld meld = draft.meld(act.meld());
        Meld into = draft.meld(act.into());
        if (meld.id().equals(into.id())) {
            throw new CannotHaveHappened(Why.MELD_INTO_ITSELF, -1, act.meld());
        }
        if (meld.line() != into.line()) {
            throw new CannotHaveHappened(Why.MELD_OF_OTHER_LINE, -1, act.into());
        }
        draft.remove(meld.id());
        draft.lay(into.grown(meld.cards(), draft.rules()));
        unlessOrdered(draft, act.seat());
    }

    static void lay(Draft draft, Act.Lay act) {
        List<Card> cards = Moving.takeFromFan(draft, act.seat(), act.cards());
        draft.moved(cards);
        List<Card> queue = new ArrayList<>(draft.player(act.seat()).penalized());
        queue.addAll(cards);
        queue.sort(draft.rules().penaltyOrder().order());
        draft.penalized(act.seat(), queue);
        unlessOrdered(draft, act.seat());
    }

    private static List<Card> find(List<Card> there, List<CardName> names, Place place) {
        List<Card> left = new ArrayList<>(there);
        List<Card> found = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Card card = find(left, names.get(i));
            if (card == null) {
                throw new CannotHaveHappened(Why.CARD_NOT_THERE, i, names.get(i), place);
            }
            left.remove(card);
            found.add(card);
        }
        return found;
    }

    private static Card find(List<Card> there, CardName name) {
        for (Card card : there.reversed()) {
            if (card != null && name.means(card)) {
                return card;
            }
        }
        return null;
    }
}
