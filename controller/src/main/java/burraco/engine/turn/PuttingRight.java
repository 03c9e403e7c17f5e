package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;

/** Cards that go back to where they were, or aside: what rulings ask for, and nobody does else. */
final class PuttingRight {
    private PuttingRight() {}

    // Without a ruling

    static void takeBack(Draft draft, Act.TakeBack act) {
        Meld meld = draft.meld(act.meld());
        List<Card> cards = move(draft, act);
        boolean wildAlone = meld.wild() != null && cards.equals(List.of(meld.wild()));
        if (!wildAlone) {
            unlessDecided(draft, act.seat());
        } else if (!draft.docket().advisedAbout(act.seat())) {
            draft.docket()
                    .fault(
                            new Fault.OfMeld(
                                    Fault.Laid.WILD_MOVED,
                                    Case.WILD_CARD_MOVED,
                                    act.seat(),
                                    draft.act(),
                                    meld,
                                    meld.id(),
                                    cards));
        }
    }

    static void takeBackDiscard(Draft draft, Act.TakeBackDiscard act) {
        move(draft, act);
        if (cannotShow(draft, act.seat())) {
            draft.reopenTurn();
        } else {
            unlessDecided(draft, act.seat());
        }
    }

    /** Art. 8: he was to show an equal card, and takes the only card of the pile back instead. */
    private static boolean cannotShow(Draft draft, Seat seat) {
        Ruling last = draft.docket().last();
        return last != null
                && last.seat() == seat
                && last.remedies().stream().anyMatch(remedy -> remedy instanceof Remedy.Show)
                && draft.turn().seat() == seat.next()
                && !draft.over()
                && draft.noticed(seat, last.of()) == Noticed.AFTER_THE_DISCARD;
    }

    static void putBack(Draft draft, Act.PutBack act) {
        Seat seat = act.seat();
        Turn turn = draft.turn();
        boolean groundless =
                act.to() == Source.PILE
                        && turn.took() == Turn.Took.PICKED_UP
                        && seat == turn.seat()
                        && turn.plays().isEmpty()
                        && draft.rules().pickupNeedsPlay();
        boolean expected = waits(draft, seat, act.to());
        List<Card> cards = move(draft, act);
        if (groundless) {
            draft.turn(turn.begunAgain());
        }
        if (groundless && !expected) {
            draft.docket()
                    .fault(
                            new Fault.OfTaking(
                                    Fault.Wrongly.CANNOT,
                                    Case.CANNOT_PLAY,
                                    seat,
                                    draft.act(),
                                    Source.PILE,
                                    cards));
        } else if (!expected) {
            unlessDecided(draft, seat);
        }
    }

    /** Whether he took something from there that nobody has called for yet. */
    private static boolean waits(Draft draft, Seat seat, Source from) {
        for (Fault fault : draft.docket().unnoticed()) {
            if (fault instanceof Fault.OfTaking taking
                    && taking.seat() == seat
                    && taking.from() == from) {
                return true;
            }
        }
        return false;
    }

    static void merge(Draft draft, Act.Merge act) {
        move(draft, act);
        unlessDecided(draft, act.seat());
    }

    static void lay(Draft draft, Act.Lay act) {
        move(draft, act);
        unlessDecided(draft, act.seat());
    }

    /** Where a person was asked to decide about this player, it may be what he decided. */
    private static void unlessDecided(Draft draft, Seat seat) {
        if (!draft.docket().advisedAbout(seat)) {
            draft.fault(Case.NOT_HIS_TURN, seat);
        }
    }

    // The cards as the act names them

    static List<Card> move(Draft draft, Act.TakeBack act) {
        Meld meld = draft.meld(act.meld());
        if (meld.line() != act.seat().line()) {
            throw new CannotHaveHappened(Why.MELD_OF_OTHER_LINE, -1, act.meld());
        }
        List<Card> cards =
                act.cards().isEmpty()
                        ? meld.inOrder()
                        : find(meld.inOrder(), act.cards(), new Place.OfMeld(act.meld()));
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        takeBack(draft, act.seat(), act.meld(), cards);
        return cards;
    }

    static void move(Draft draft, Act.TakeBackDiscard act) {
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
        takeFromPile(draft, act.seat(), cards);
    }

    static List<Card> move(Draft draft, Act.PutBack act) {
        Seat seat = act.seat();
        Taken taken = draft.player(seat).takenFrom(act.to());
        if (taken == null) {
            throw new CannotHaveHappened(Why.NOTHING_TO_PUT_BACK, -1);
        }
        List<Card> cards = wronglyTaken(draft, seat, taken);
        putBack(draft, seat, act.to(), cards, taken.pozzetto());
        return cards;
    }

    /** Of several cards drawn at once the first is his (art. 7); it lay on top. */
    private static List<Card> wronglyTaken(Draft draft, Seat seat, Taken taken) {
        List<Card> cards = taken.cards();
        boolean oneIsHis =
                taken.from() == Source.STOCK && seat == draft.turn().seat() && cards.size() > 1;
        return oneIsHis ? cards.subList(0, cards.size() - 1) : cards;
    }

    static void move(Draft draft, Act.Merge act) {
        merge(draft, act.meld(), act.into());
    }

    static void move(Draft draft, Act.Lay act) {
        List<Card> cards = Moving.takeFromFan(draft, act.seat(), act.cards());
        draft.moved(cards);
        layAside(draft, act.seat(), cards);
    }

    // The cards themselves

    static void takeBack(Draft draft, Seat seat, MeldId meld, List<Card> cards) {
        draft.meld(meld);
        cards.forEach(card -> Moving.takeWherever(draft, seat, card));
        toFan(draft, seat, cards);
    }

    /** Cards of the pile; null for one that nobody has seen. */
    static void takeFromPile(Draft draft, Seat seat, List<Card> cards) {
        List<Card> pile = draft.pile().list();
        for (Card card : cards) {
            pile.remove(pile.lastIndexOf(card));
        }
        draft.pile(Row.of(pile));
        toFan(draft, seat, cards);
    }

    private static void toFan(Draft draft, Seat seat, List<Card> cards) {
        for (Card card : cards) {
            Moving.addToFan(draft, seat, card);
        }
        draft.seen(seat, Cards.of(cards.stream().filter(card -> card != null).toList()));
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
        draft.remove(id);
        draft.lay(into.grown(meld.cards(), draft.rules()));
    }

    /** Beside him, in the order in which they are to be discarded. */
    static void layAside(Draft draft, Seat seat, List<Card> cards) {
        cards.forEach(card -> Moving.takeWherever(draft, seat, card));
        List<Card> queue = new ArrayList<>(draft.player(seat).penalized());
        queue.addAll(cards);
        queue.sort(draft.rules().penaltyOrder().order());
        draft.penalized(seat, queue);
    }

    /**
     * What he still has of these cards goes back.
     *
     * @param pozzetto which of them it goes back to, if it does
     */
    static void putBack(Draft draft, Seat seat, Source to, List<Card> cards, int pozzetto) {
        switch (to) {
            case STOCK -> draft.stock(onTop(draft.stock(), takeOut(draft, seat, cards)));
            case PILE -> draft.pile(under(draft.pile(), takeOut(draft, seat, cards)));
            case POZZETTO -> putBackPozzetto(draft, seat, cards, pozzetto);
        }
        draft.putBack(seat, to);
    }

    private static List<Card> takeOut(Draft draft, Seat seat, List<Card> cards) {
        List<Card> out = new ArrayList<>();
        for (Card card : cards) {
            Holding fan = draft.fan(seat);
            if (card == null && fan.unseen() > 0) {
                draft.fan(seat, new Holding(fan.known(), fan.unseen() - 1));
                out.add(null);
            } else if (card != null && Moving.has(draft, seat, card)) {
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

    /** The pile as it was, and on it what was discarded since. */
    private static Row under(Row row, List<Card> cards) {
        List<Card> all = new ArrayList<>(cards);
        all.addAll(row.list());
        return Row.of(all);
    }

    private static void putBackPozzetto(Draft draft, Seat seat, List<Card> cards, int number) {
        if (draft.pozzetto(number) instanceof Pozzetto.Unplayed unplayed
                && unplayed.seat() == seat) {
            draft.pozzetto(number, new Pozzetto.Lying(unplayed.cards()));
            return;
        }
        Holding back = Holding.EMPTY;
        for (Card card : takeOut(draft, seat, cards)) {
            back = back.with(card == null ? Holding.unseen(1) : new Holding(Cards.of(card), 0));
        }
        draft.pozzetto(number, new Pozzetto.Lying(back));
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
