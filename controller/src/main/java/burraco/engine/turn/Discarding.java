package burraco.engine.turn;

import static burraco.engine.hand.Turn.Took.NOTHING;
import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;

/** Art. 6: the discard, which ends the turn, and with it perhaps the hand. */
final class Discarding {
    /** The last two cards of the stock are not played (art. 16). */
    private static final int NOT_PLAYED = 2;

    private Discarding() {}

    static void apply(Draft draft, Act.Discard act) {
        Seat seat = act.seat();
        boolean own = seat == draft.turn().seat();
        if (own) {
            Moving.takeUpPozzetto(draft, seat);
        }
        Cards exposed = draft.player(seat).exposed();
        List<Card> cards = take(draft, seat, act.cards());
        draft.moved(cards);
        if (!own) {
            putAll(draft, act, cards);
            draft.rule(Case.NOT_HIS_TURN, seat);
            return;
        }
        Card discard = cards.getFirst();
        // What came along, or may not lie there, goes back to his fan: he has not emptied it.
        boolean comesBack = cards.size() > 1 || isOnlyCardAgain(draft, discard);
        checkTurn(draft, discard, exposed);
        putAll(draft, act, cards);
        if (cards.size() > 1) {
            draft.rule(Case.SEVERAL_CARDS_DISCARDED, seat);
        }
        boolean empty = draft.fan(seat).isEmpty() && draft.player(seat).penalized().isEmpty();
        if (empty && !comesBack) {
            Closing.afterDiscard(draft, seat, discard);
        }
        endTurn(draft, seat);
    }

    /** From beside him what is penalized, else from the fan. */
    private static List<Card> take(Draft draft, Seat seat, List<CardName> names) {
        List<Card> queue = draft.player(seat).penalized();
        if (queue.isEmpty()) {
            return Moving.takeFromFan(draft, seat, names);
        }
        List<Card> left = new ArrayList<>(queue);
        List<Card> cards = new ArrayList<>();
        for (CardName name : names) {
            Card lying = find(left, name);
            if (lying == null) {
                cards.addAll(Moving.takeFromFan(draft, seat, List.of(name)));
            } else {
                left.remove(lying);
                cards.add(lying);
            }
        }
        // A card that nobody saw may have been the one that is due.
        boolean wrong = cards.getFirst() != null && cards.getFirst() != queue.getFirst();
        if (wrong && seat == draft.turn().seat()) {
            draft.rule(Case.NOT_THE_DISCARD_DUE, seat);
        }
        draft.penalized(seat, left);
        return cards;
    }

    private static Card find(List<Card> cards, CardName name) {
        for (Card card : cards) {
            if (name.means(card)) {
                return card;
            }
        }
        return null;
    }

    private static void checkTurn(Draft draft, Card discard, Cards exposed) {
        Turn turn = draft.turn();
        Seat seat = turn.seat();
        boolean exposedDue = !draft.player(seat).exposed().isEmpty();
        // An equal card is as good: nobody can tell which of the two was shown.
        boolean discardsAnother = discard != null && exposed.count(discard.face()) == 0;
        if (exposedDue && discardsAnother && draft.player(seat).penalized().isEmpty()) {
            draft.rule(Case.NOT_THE_DISCARD_DUE, seat);
        }
        if (turn.took() == NOTHING && turn.plays().isEmpty()) {
            draft.rule(Case.DISCARD_WITHOUT_DRAW, seat);
        }
        if (turn.took() == PICKED_UP) {
            checkPickup(draft, turn, discard);
        }
    }

    /** Art. 8: a pickup asks for a card laid, and the only card of a pile is not thrown back. */
    private static void checkPickup(Draft draft, Turn turn, Card discard) {
        Seat seat = turn.seat();
        boolean needsPlay = draft.rules().pickupNeedsPlay() && turn.limit() == null;
        if (needsPlay && turn.plays().isEmpty()) {
            draft.rule(Case.PICKUP_WITHOUT_PLAY, seat);
        } else if (isOnlyCardAgain(draft, discard)) {
            draft.rule(Case.ONLY_CARD_DISCARDED_AGAIN, seat, mustShow(draft, discard));
        }
    }

    /** Art. 8: the card that was all of the pile, and no other like it in sight. */
    private static boolean isOnlyCardAgain(Draft draft, Card discard) {
        Turn turn = draft.turn();
        return discard != null
                && discard == turn.onlyCard()
                && draft.fan(turn.seat()).known().count(discard.face()) == 0;
    }

    /** Whether he holds another can be shown, unless all his cards are known. */
    private static List<Remedy> mustShow(Draft draft, Card discard) {
        Seat seat = draft.turn().seat();
        boolean maybe = draft.fan(seat).unseen() > 0;
        return List.of(maybe ? new Remedy.Show(seat, discard) : Remedy.ADVISE);
    }

    private static void putAll(Draft draft, Act.Discard act, List<Card> cards) {
        Pile.put(draft, act.seat(), cards.getFirst(), act.place());
        draft.lastOnPile(act.seat());
        for (Card card : cards.subList(1, cards.size())) {
            draft.pile(draft.pile().withTop(card));
        }
    }

    private static void endTurn(Draft draft, Seat seat) {
        draft.lastDiscarder(seat);
        letPartnerLook(draft, seat.partner());
        if (draft.over()) {
            return;
        }
        if (draft.timeOutRuns()) {
            draft.turnsLeft(draft.turnsLeft() - 1);
        }
        if (draft.stock().size() <= NOT_PLAYED) {
            draft.end(Ending.STOCK);
        } else if (draft.turnsLeft() == 0) {
            draft.end(Ending.TIMEOUT);
        } else {
            draft.beginTurn(seat.next());
        }
    }

    /** Art. 21 ter: a pozzetto taken with the discard may be looked into from now on. */
    private static void letPartnerLook(Draft draft, Seat seat) {
        int number = draft.pozzetti().heldBy(seat);
        if (number != 0) {
            draft.pozzetto(
                    number, new Pozzetto.Unplayed(seat, draft.pozzetto(number).cards(), true));
        }
    }
}
