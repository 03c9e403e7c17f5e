package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Row;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn.Took;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;

/**
 * Art. 8: the whole pile, in one's own turn and instead of a draw. Whether it was justified shows
 * at the discard: see {@link Discarding}.
 */
final class PickingUp {
    private PickingUp() {}

    static void apply(Draft draft, Act.Pickup act) {
        Seat seat = act.seat();
        if (draft.pile().isEmpty()) {
            throw new CannotHaveHappened(Why.PILE_EMPTY, -1);
        }
        boolean own = seat == draft.turn().seat();
        boolean first = own && draft.turn().took() == Took.NOTHING;
        if (first) {
            Deal.begin(draft);
            Moving.takeUpPozzetto(draft, seat);
        }
        Card only = draft.pile().size() == 1 ? draft.pile().top() : null;
        List<Card> cards = act.cards().isEmpty() ? takeAll(draft) : takeNamed(draft, act.cards());
        for (Card card : cards) {
            Moving.addToFan(draft, seat, card);
        }
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        draft.taken(seat, new Taken(Source.PILE, cards, 0, own));
        if (!draft.pile().isEmpty()) {
            draft.rule(Case.PART_OF_THE_PILE, seat);
        }
        if (first) {
            if (draft.turn().limit() == Allowed.DRAW) {
                draft.rule(Case.PLAY_IN_A_LIMITED_TURN, seat);
            }
            draft.turn(draft.turn().pickedUp(only));
        } else if (!own) {
            draft.rule(Case.PICKUP_OUT_OF_TURN, seat);
        } else {
            boolean flew = draft.turn().flew();
            draft.rule(flew ? Case.PICKUP_AFTER_POZZETTO : Case.SECOND_DRAW_OR_PICKUP, seat);
        }
    }

    private static List<Card> takeAll(Draft draft) {
        List<Card> cards = draft.pile().list();
        draft.pile(Row.EMPTY);
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
                height = pile.list().indexOf(null);
            }
            if (height < 0) {
                throw new CannotHaveHappened(Why.CARD_NOT_THERE, i, name, Place.PILE);
            }
            cards.add(seenNow ? Moving.see(draft, name, i) : pile.at(height));
            pile = pile.without(height);
        }
        draft.pile(pile);
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
