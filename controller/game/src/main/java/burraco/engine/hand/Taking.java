package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.engine.hand.Impossible.Why;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Determines which physical cards are meant by names, at a place without an order, and takes them
 * away. A face without a copy means whichever copy is there; if both are, copy 1.
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
            return List.of(takeOne(names.getFirst(), 0));
        }
        Card[] cards = new Card[names.size()];
        // Named copies come first, so that names without a copy do not take them.
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
                cards[i] = takeUnseen(i);
            }
        }
        return new ArrayList<>(Arrays.asList(cards));
    }

    private Card takeOne(CardName name, int index) {
        if (name.isUnseen()) {
            return takeUnseen(index);
        }
        Optional<Card> there = known.lowest(name);
        if (there.isPresent()) {
            known = known.without(there.get());
            return there.get();
        }
        if (unseen == 0) {
            throw new CannotHaveHappened(Why.CARD_NOT_THERE, index, name, place);
        }
        Card card = locate(name, unlocated, index);
        unlocated = unlocated.without(card);
        unseen--;
        return card;
    }

    private Card takeUnseen(int index) {
        if (unseen == 0) {
            throw new CannotHaveHappened(Why.TOO_FEW_THERE, index, place);
        }
        unseen--;
        return Card.UNSEEN;
    }

    /** The card with that name among those that nobody has located. */
    static Card locate(CardName name, Cards unlocated, int index) {
        return unlocated
                .lowest(name)
                .orElseThrow(() -> new CannotHaveHappened(Why.CARD_ELSEWHERE, index, name));
    }

    Holding left() {
        return known.isEmpty() && unseen == 0 ? Holding.EMPTY : new Holding(known, unseen);
    }

    Cards unlocated() {
        return unlocated;
    }
}
