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
import burraco.engine.hand.Fault.Wrongly;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Row;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turn.Took;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Art. 8: picking up the whole pile in one's own turn, instead of drawing. Whether it was justified
 * shows at the discard: see {@link Discarding}.
 */
final class PickingUp {
    private PickingUp() {}

    static void apply(Draft draft, Act.Pickup act) {
        Seat seat = act.seat();
        if (draft.pile().isEmpty()) {
            throw new CannotHaveHappened(Why.PILE_EMPTY, -1);
        }
        boolean own = seat == draft.turn().seat();
        if (own && completes(draft, act)) {
            List<Card> all = new ArrayList<>(draft.player(seat).cardsTakenFrom(Source.PILE));
            all.addAll(take(draft, act));
            draft.places().taken(seat, new Taken(Source.PILE, all, 0, true));
            return;
        }
        boolean first = own && draft.turn().took() == Took.NOTHING;
        if (first) {
            Deal.begin(draft);
            Moving.takeUpPozzetto(draft, seat);
        }
        Optional<Card> only = onlyCard(draft.pile());
        List<Card> cards = take(draft, act);
        if (!draft.pile().isEmpty()) {
            fault(
                    draft,
                    Case.PART_OF_THE_PILE,
                    Wrongly.PART_OF_THE_PILE,
                    seat,
                    draft.pile().list());
        }
        if (first) {
            if (draft.turn().limit().equals(Optional.of(Allowed.DRAW))) {
                draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
            }
            draft.tookLawfully(seat);
            if (mustDraw(draft)) {
                fault(draft, Case.PICKUP_WITHOUT_PLAY, Wrongly.AGAIN, seat, cards);
            }
            draft.turn(draft.turn().pickedUp(only));
        } else if (!own) {
            Cards then = Cards.known(cards);
            draft.places().pileThen(seat, then.with(draft.pile().known()));
            fault(draft, Case.PICKUP_OUT_OF_TURN, Wrongly.OUT_OF_TURN, seat, cards);
        } else if (draft.turn().flew()) {
            fault(draft, Case.PICKUP_AFTER_POZZETTO, Wrongly.AFTER_THE_POZZETTO, seat, cards);
        } else {
            fault(draft, Case.SECOND_DRAW_OR_PICKUP, Wrongly.TOO_MUCH, seat, cards);
        }
    }

    /** The card, if it is the only one of the pile. */
    private static Optional<Card> onlyCard(Row pile) {
        return pile.size() == 1
                ? Optional.of(pile.top()).filter(card -> !card.isUnseen())
                : Optional.empty();
    }

    /** Art. 8: whether he has already picked up the pile in this turn, and it went back. */
    static boolean mustDraw(Draft draft) {
        Turn turn = draft.turn();
        return turn.is(Turn.Mark.PILE_WENT_BACK)
                && !turn.is(Turn.Mark.EXCUSED)
                && draft.rules().pickupNeedsPlay();
    }

    /** Picking up the cards of the pile that he left behind (art. 8) is no second choice. */
    private static boolean completes(Draft draft, Act.Pickup act) {
        if (draft.turn().took() != Took.PICKED_UP || !draft.turn().hasLaidNothing()) {
            return false;
        }
        boolean ruled =
                draft.docket()
                        .lastOn(act.seat())
                        .filter(last -> last.which() == Case.PART_OF_THE_PILE)
                        .isPresent();
        return ruled || isUnnoticed(draft, act.seat());
    }

    private static boolean isUnnoticed(Draft draft, Seat seat) {
        return draft.docket().unnoticed().stream()
                .anyMatch(fault -> fault.which() == Case.PART_OF_THE_PILE && fault.isOf(seat));
    }

    private static void fault(Draft draft, Case which, Wrongly kind, Seat seat, List<Card> cards) {
        draft.docket()
                .fault(new Fault.OfTaking(kind, which, seat, draft.act(), Source.PILE, cards));
    }

    /** The cards go into his fan while everybody watches. */
    static List<Card> take(Draft draft, Act.Pickup act) {
        Seat seat = act.seat();
        if (draft.pile().isEmpty()) {
            throw new CannotHaveHappened(Why.PILE_EMPTY, -1);
        }
        List<Card> cards = act.cards().isEmpty() ? takeAll(draft) : takeNamed(draft, act.cards());
        for (Card card : cards) {
            Moving.addToFan(draft, seat, card);
        }
        draft.places().seen(seat, Cards.known(cards));
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        boolean own = seat == draft.turn().seat();
        draft.places().taken(seat, new Taken(Source.PILE, cards, 0, own));
        return cards;
    }

    private static List<Card> takeAll(Draft draft) {
        List<Card> cards = draft.pile().list();
        draft.places().pile(Row.EMPTY);
        return cards;
    }

    private static List<Card> takeNamed(Draft draft, List<CardName> names) {
        List<Card> cards = new ArrayList<>();
        Row pile = draft.pile();
        for (int i = 0; i < names.size(); i++) {
            CardName name = names.get(i);
            int height = find(pile, name);
            boolean seenNow = height < 0 && !name.isUnseen();
            if (seenNow) {
                height = pile.list().indexOf(Card.UNSEEN);
            }
            if (height < 0) {
                throw new CannotHaveHappened(Why.CARD_NOT_THERE, i, name, Place.PILE);
            }
            cards.add(seenNow ? Moving.see(draft, name, i) : pile.at(height));
            pile = pile.without(height);
        }
        draft.places().pile(pile);
        return cards;
    }

    private static int find(Row pile, CardName name) {
        for (int height = 0; height < pile.size(); height++) {
            if (name.means(pile.at(height))) {
                return height;
            }
        }
        return -1;
    }
}
