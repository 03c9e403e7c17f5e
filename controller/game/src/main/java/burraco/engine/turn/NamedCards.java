package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which cards of a player people mean when they name them, wherever he has them: first exposed
 * cards, then cards laid in the turn in question, then his fan, then his line's melds. No card is
 * meant twice.
 */
final class NamedCards {
    private final Draft draft;
    private final Seat seat;
    private Cards meant = Cards.NONE;

    private NamedCards(Draft draft, Seat seat) {
        this.draft = draft;
        this.seat = seat;
    }

    static List<Card> of(Draft draft, Seat seat, List<CardName> names) {
        NamedCards named = new NamedCards(draft, seat);
        Card[] cards = new Card[names.size()];
        Arrays.fill(cards, Card.UNSEEN);
        // Named copies first, so that names without a copy do not take them.
        for (boolean copies : new boolean[] {true, false}) {
            for (int i = 0; i < cards.length; i++) {
                cards[i] = names.get(i).namesCopy() == copies ? named.find(names.get(i)) : cards[i];
            }
        }
        return named.pointOut(names, cards);
    }

    /** Cards of his fan are known from now on. */
    private List<Card> pointOut(List<CardName> names, Card[] found) {
        List<CardName> ofFan = new ArrayList<>();
        for (int i = 0; i < found.length; i++) {
            if (found[i].isUnseen()) {
                ofFan.add(names.get(i));
            } else if (draft.fan(seat).known().has(found[i])) {
                ofFan.add(CardName.of(found[i]));
            }
        }
        List<Card> pointedOut = Moving.pointOut(draft, seat, ofFan);
        List<Card> cards = Arrays.asList(found);
        pointedOut.removeAll(cards);
        cards.replaceAll(card -> card.isUnseen() ? pointedOut.removeFirst() : card);
        return cards;
    }

    /** An unseen card, if he can only have it among his unseen ones. */
    private Card find(CardName name) {
        for (Cards place : places()) {
            for (Card card : place.without(meant)) {
                if (name.means(card)) {
                    meant = meant.with(card);
                    return card;
                }
            }
        }
        return Card.UNSEEN;
    }

    private List<Cards> places() {
        Cards melds = Cards.NONE;
        for (Meld meld : draft.melds().of(seat.line())) {
            melds = melds.with(meld.cards());
        }
        return List.of(
                draft.player(seat).exposed(), melds.among(laid()), draft.fan(seat).known(), melds);
    }

    /** What he laid in the present turn, or in the one before it. */
    private Cards laid() {
        Cards laid = Cards.NONE;
        for (Play play : draft.progress().playsOf(seat)) {
            laid = laid.with(Cards.of(play.cards()));
        }
        return laid;
    }
}
