package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.engine.hand.Impossible.Why;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Finds out which physical cards are meant by names, in a place where their order does not matter,
 * and takes them away. A face alone means whichever copy is there; if both are possible, copy 1
 * before copy 2.
 */
final class Taking {
    private final Place place;
    private Cards known;
    private int unseen;
    private Cards unlocated;

    Taking(Holding from, Cards unlocated, Place place) {
        this.known = from.known();
        this.unseen = from.unseen();
        this.unlocated = unlocated;
        this.place = place;
    }

    List<Card> take(List<CardName> names) {
        if (names.size() == 1) {
            Card card = takeOne(names.getFirst(), 0);
            return card == null ? Collections.singletonList(null) : List.of(card);
        }
        Card[] cards = new Card[names.size()];
        // Named copies come first, so that a face alone does not take them away.
        for (int i = 0; i < cards.length; i++) {
            if (names.get(i).namesCopy()) {
                cards[i] = takeOne(names.get(i), i);
            }
        }
        for (int i = 0; i < cards.length; i++) {
            if (!names.get(i).namesCopy() && !names.get(i).isUnseen()) {
                cards[i] = takeOne(names.get(i), i);
            }
        }
        for (int i = 0; i < cards.length; i++) {
            if (names.get(i).isUnseen()) {
                takeUnseen(i);
            }
        }
        return new ArrayList<>(Arrays.asList(cards));
    }

    private Card takeOne(CardName name, int index) {
        if (name.isUnseen()) {
            takeUnseen(index);
            return null;
        }
        Card there = name.namesCopy() ? name.card() : known.lowest(name.face());
        if (there != null && known.has(there)) {
            known = known.without(there);
            return there;
        }
        if (unseen == 0) {
            throw new CannotHaveHappened(Why.CARD_NOT_THERE, index, name, place);
        }
        Card card = locate(name, unlocated, index);
        unlocated = unlocated.without(card);
        unseen--;
        return card;
    }

    private void takeUnseen(int index) {
        if (unseen == 0) {
            throw new CannotHaveHappened(Why.TOO_FEW_THERE, index, place);
        }
        unseen--;
    }

    /** The card with that name among those that nobody has located. */
    static Card locate(CardName name, Cards unlocated, int index) {
        Face face = name.face();
        Card card = name.namesCopy() ? name.card() : unlocated.lowest(face);
        if (card == null || !unlocated.has(card)) {
            throw new CannotHaveHappened(Why.CARD_ELSEWHERE, index, name);
        }
        return card;
    }

    Holding left() {
        return known.isEmpty() && unseen == 0 ? Holding.EMPTY : new Holding(known, unseen);
    }

    Cards unlocated() {
        return unlocated;
    }
}
