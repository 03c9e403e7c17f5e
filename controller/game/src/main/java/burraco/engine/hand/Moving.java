package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves cards in a draft: into and out of fans, out of the stock, from a pozzetto that was taken.
 */
public final class Moving {
    private Moving() {}

    public static void addToFan(Draft draft, Seat seat, Cards cards) {
        Holding fan = draft.fan(seat);
        draft.places().fan(seat, new Holding(fan.known().with(cards), fan.unseen()));
    }

    public static void addToFan(Draft draft, Seat seat, Card card) {
        draft.places().fan(seat, draft.fan(seat).with(card));
    }

    /** Takes the cards meant by these names out of a fan. */
    public static List<Card> takeFromFan(Draft draft, Seat seat, List<CardName> names) {
        Place place = new Place.Fan(seat);
        Taking taking = new Taking(draft.fan(seat), draft.places().unlocated(), place);
        List<Card> cards = taking.take(names);
        draft.places().unlocated(taking.unlocated());
        Player player = draft.player(seat).with(taking.left());
        Cards exposed = player.exposed();
        if (!exposed.isEmpty()) {
            for (Card card : cards) {
                exposed = exposed.without(card);
            }
            player = player.exposing(exposed);
        }
        draft.places().set(seat, player);
        return cards;
    }

    /**
     * Removes this card from wherever the player has it: beside him, in a meld, in his fan, or on
     * the pile.
     */
    public static void takeWherever(Draft draft, Seat seat, Card card) {
        Player player = draft.player(seat);
        if (player.penalized().contains(card)) {
            draft.places()
                    .penalized(
                            seat, player.penalized().stream().filter(one -> one != card).toList());
            return;
        }
        Optional<Meld> meld = draft.melds().holding(card);
        if (meld.isPresent()) {
            takeFromMeld(draft, meld.get(), Cards.of(card));
        } else if (player.fan().known().has(card)) {
            takeFromFan(draft, seat, List.of(CardName.of(card)));
        } else {
            List<Card> pile = draft.pile().list();
            pile.remove(card);
            draft.places().pile(Row.of(pile));
        }
    }

    private static void takeFromMeld(Draft draft, Meld meld, Cards taken) {
        if (meld.cards().equals(taken)) {
            draft.places().remove(meld.id());
        } else {
            draft.lay(meld.shrunk(taken, draft.rules()));
        }
    }

    /** Whether he has this card in his fan, or it lies in a meld. */
    public static boolean has(Draft draft, Seat seat, Card card) {
        return draft.fan(seat).known().has(card) || draft.melds().holding(card).isPresent();
    }

    /** Whether a card with that name may be in his fan. */
    public static boolean mayHave(Draft draft, Seat seat, CardName name) {
        Holding fan = draft.fan(seat);
        for (Card card : fan.known()) {
            if (name.means(card)) {
                return true;
            }
        }
        if (fan.unseen() == 0 || name.isUnseen()) {
            return false;
        }
        return name.namesCopy()
                ? draft.places().unlocated().has(name.card())
                : draft.places().unlocated().has(name.face());
    }

    /** Which cards of a fan are meant; they stay there, and are known from now on. */
    public static List<Card> pointOut(Draft draft, Seat seat, List<CardName> names) {
        Player before = draft.player(seat);
        List<Card> cards = takeFromFan(draft, seat, names);
        cards.forEach(card -> addToFan(draft, seat, card));
        draft.places().set(seat, before.with(draft.fan(seat)));
        return new ArrayList<>(cards);
    }

    /**
     * The stock's top card, which has this name in the record.
     *
     * @param index which card of the act it is
     */
    public static Card takeFromStock(Draft draft, CardName name, int index) {
        if (draft.stock().isEmpty()) {
            throw new CannotHaveHappened(Impossible.Why.STOCK_EMPTY, index);
        }
        Card top = identify(draft, draft.stock().top(), name, index);
        draft.places().stock(draft.stock().withoutTop());
        return top;
    }

    /** The stock's lowest card, of which pozzetti are made. */
    public static Card takeFromStockBottom(Draft draft, CardName name, int index) {
        if (draft.stock().isEmpty()) {
            throw new CannotHaveHappened(Impossible.Why.STOCK_EMPTY, index);
        }
        Card bottom = identify(draft, draft.stock().at(0), name, index);
        draft.places().stock(draft.stock().withoutBottom());
        return bottom;
    }

    /** Which card it must be that lies at a certain place and has this name. */
    private static Card identify(Draft draft, Card there, CardName name, int index) {
        if (name.isUnseen()) {
            return there;
        }
        if (!there.isUnseen()) {
            if (!name.means(there)) {
                throw new CannotHaveHappened(
                        Impossible.Why.OTHER_CARD_THERE, index, name, there.face());
            }
            return there;
        }
        Card card = Taking.locate(name, draft.places().unlocated(), index);
        draft.places().located(Cards.of(card));
        return card;
    }

    /** A card is seen for the first time: it is no longer among the unlocated ones. */
    public static Card see(Draft draft, CardName name, int index) {
        return identify(draft, Card.UNSEEN, name, index);
    }

    /**
     * If this seat took a pozzetto with a discard, it has its cards from the beginning of the next
     * turn.
     */
    public static void takeUpPozzetto(Draft draft, Seat seat) {
        int number = draft.pozzetti().heldBy(seat);
        if (number != 0) {
            draft.places().fan(seat, draft.fan(seat).with(draft.pozzetti().get(number).cards()));
            draft.places().pozzetto(number, new Pozzetto.Played(seat.line()));
        }
    }
}
