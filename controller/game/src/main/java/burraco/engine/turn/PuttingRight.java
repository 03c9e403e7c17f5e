package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves cards back or aside. Rulings ask for that; without a ruling it is a fault. */
final class PuttingRight {
    private PuttingRight() {}

    // Without a ruling

    static void takeBack(Draft draft, Act.TakeBack act) {
        Meld meld = draft.meld(act.meld());
        List<Card> cards = move(draft, act);
        boolean wildAlone = meld.wild().filter(wild -> cards.equals(List.of(wild))).isPresent();
        if (!wildAlone) {
            unlessDecided(draft, act.seat(), Manner.TAKEN_BACK);
        } else if (!draft.docket().advisedAbout(act.seat())) {
            draft.docket()
                    .fault(
                            new Fault.OfMeld(
                                    Fault.Laid.WILD_MOVED,
                                    Case.WILD_CARD_MOVED,
                                    act.seat(),
                                    draft.act(),
                                    Optional.of(meld),
                                    meld.id(),
                                    cards));
        }
    }

    static void takeBackDiscard(Draft draft, Act.TakeBackDiscard act) {
        move(draft, act);
        if (cannotShow(draft, act.seat())) {
            Turning.reopen(draft);
        } else {
            unlessDecided(draft, act.seat(), Manner.TAKEN_BACK);
        }
    }

    /**
     * Art. 8: whether he had to show an equal card, and takes the only card of the pile back
     * instead.
     */
    private static boolean cannotShow(Draft draft, Seat seat) {
        return draft.turn().seat() == seat.next()
                && !draft.over()
                && draft.docket().lastOn(seat).filter(last -> isToShow(draft, last)).isPresent();
    }

    private static boolean isToShow(Draft draft, Ruling last) {
        return last.remedies().stream().anyMatch(remedy -> remedy instanceof Remedy.Show)
                && draft.noticed(last.seat(), last.of()) == Noticed.AFTER_THE_DISCARD;
    }

    static void putBack(Draft draft, Act.PutBack act) {
        Seat seat = act.seat();
        Turn turn = draft.turn();
        boolean groundless =
                act.to() == Source.PILE
                        && turn.took() == Turn.Took.PICKED_UP
                        && seat == turn.seat()
                        && turn.hasLaidNothing()
                        && draft.rules().pickupNeedsPlay();
        boolean expected = waits(draft, seat, act.to()) || isWrongPozzetto(draft, act);
        List<Card> cards = move(draft, act);
        if (groundless && draft.turn().took() == Turn.Took.PICKED_UP) {
            draft.turn(turn.begunAgain());
        }
        if (groundless && !expected && !draft.docket().advisedAbout(seat)) {
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
            boolean chosen = act.to() != Source.POZZETTO;
            unlessDecided(draft, seat, chosen ? Manner.PUT_BACK : Manner.MOVED);
            closesNothing(draft, seat);
        }
    }

    /** If putting back what he took empties his fan, that does not close the hand. */
    private static void closesNothing(Draft draft, Seat seat) {
        if (draft.turn().seat() == seat && !draft.docket().advisedAbout(seat)) {
            draft.turn(draft.turn().marked(Turn.Mark.CLOSES_NOTHING));
        }
    }

    /**
     * Art. 21 quater: whether it is the other line's pozzetto, which is put back because nobody has
     * looked into it.
     */
    private static boolean isWrongPozzetto(Draft draft, Act.PutBack act) {
        return act.to() == Source.POZZETTO
                && draft.pozzetti().heldBy(act.seat()) == 2
                && draft.pozzetti().onTop() == 1;
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
        unlessDecided(draft, act.seat(), Manner.MOVED);
    }

    static void lay(Draft draft, Act.Lay act) {
        move(draft, act);
        unlessDecided(draft, act.seat(), Manner.MOVED);
    }

    /** If a person was asked to decide about this player, the act may be that decision. */
    private static void unlessDecided(Draft draft, Seat seat, Manner his) {
        if (!draft.docket().advisedAbout(seat)) {
            boolean own = seat == draft.turn().seat() || his == Manner.TAKEN_BACK;
            draft.fault(Case.NOT_HIS_TURN, own ? his : Manner.USUAL, seat);
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
        GoingBack.takeBack(draft, act.seat(), act.meld(), cards);
        return cards;
    }

    static void move(Draft draft, Act.TakeBackDiscard act) {
        boolean onTop =
                !draft.pile().isEmpty()
                        && draft.progress().lastOnPile().equals(Optional.of(act.seat()));
        if (act.cards().isEmpty() && !onTop) {
            throw new CannotHaveHappened(Why.NOTHING_DISCARDED, -1);
        }
        List<Card> pile = draft.pile().list();
        List<Card> cards =
                act.cards().isEmpty()
                        ? new ArrayList<>(pile.subList(pile.size() - 1, pile.size()))
                        : find(pile, act.cards(), Place.PILE);
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        GoingBack.takeFromPile(draft, act.seat(), cards);
    }

    static List<Card> move(Draft draft, Act.PutBack act) {
        Seat seat = act.seat();
        Taken taken =
                draft.player(seat)
                        .takenFrom(act.to())
                        .orElseThrow(() -> new CannotHaveHappened(Why.NOTHING_TO_PUT_BACK, -1));
        List<Card> cards = wronglyTaken(draft, seat, taken);
        GoingBack.putBack(draft, seat, act.to(), cards, taken.pozzetto());
        boolean begunWith =
                seat == draft.turn().seat()
                        && draft.turn().is(Turn.Mark.TOOK_MEANWHILE)
                        && draft.turn().hasLaidNothing()
                        && act.to()
                                == (draft.turn().took() == Turn.Took.DREW
                                        ? Source.STOCK
                                        : Source.PILE);
        if (begunWith) {
            draft.turn(draft.turn().notBegun());
        }
        return cards;
    }

    /** Of several cards drawn at once, the first is his (art. 7); it lay on top. */
    private static List<Card> wronglyTaken(Draft draft, Seat seat, Taken taken) {
        List<Card> cards = taken.cards();
        boolean oneIsHis =
                taken.from() == Source.STOCK && seat == draft.turn().seat() && cards.size() > 1;
        return oneIsHis ? cards.subList(0, cards.size() - 1) : cards;
    }

    static void move(Draft draft, Act.Merge act) {
        GoingBack.merge(draft, act.meld(), act.into());
    }

    static void move(Draft draft, Act.Lay act) {
        List<Card> cards = Moving.takeFromFan(draft, act.seat(), act.cards());
        draft.moved(cards);
        GoingBack.layAside(draft, act.seat(), cards);
    }

    private static List<Card> find(List<Card> there, List<CardName> names, Place place) {
        List<Card> left = new ArrayList<>(there);
        List<Card> found = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int index = i;
            Card card =
                    find(left, names.get(i))
                            .orElseThrow(() ->
                                    new CannotHaveHappened(
                                            Why.CARD_NOT_THERE, index, names.get(index), place));
            left.remove(card);
            found.add(card);
        }
        return found;
    }

    private static Optional<Card> find(List<Card> there, CardName name) {
        for (Card card : there.reversed()) {
            if (!card.isUnseen() && name.means(card)) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }
}
