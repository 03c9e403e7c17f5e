package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Cards at a place with an order, the top last: the stock, the pile. Immutable; what is left after
 * taking cards from the top shares memory with what was there.
 */
public final class Row {
    public static final Row EMPTY = new Row(new Card[0], 0);

    private final Card[] cards;
    private final int size;

    private Row(Card[] cards, int size) {
        this.cards = cards;
        this.size = size;
    }

    /** Bottom first. */
    public static Row of(List<Card> cards) {
        return new Row(cards.toArray(Card[]::new), cards.size());
    }

    public static Row unseen(int count) {
        Card[] cards = new Card[count];
        Arrays.fill(cards, Card.UNSEEN);
        return new Row(cards, count);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The card at this height, 0 the lowest. */
    public Card at(int height) {
        if (height >= size) {
            throw new IndexOutOfBoundsException(height);
        }
        return cards[height];
    }

    public Card top() {
        return at(size - 1);
    }

    public Row withoutTop() {
        return size == 1 ? EMPTY : new Row(cards, size - 1);
    }

    public Row withoutBottom() {
        return new Row(Arrays.copyOfRange(cards, 1, size), size - 1);
    }

    public Row withTop(Card card) {
        Card[] more = Arrays.copyOf(cards, size + 1);
        more[size] = card;
        return new Row(more, size + 1);
    }

    public Row without(int height) {
        List<Card> left = list();
        left.remove(height);
        return of(left);
    }

    /** Bottom first, in a new list. */
    public List<Card> list() {
        return new ArrayList<>(Arrays.asList(cards).subList(0, size));
    }

    /** Top first, in a new list. */
    public List<Card> topFirst() {
        List<Card> list = list();
        Collections.reverse(list);
        return list;
    }

    public Cards known() {
        Cards known = Cards.NONE;
        for (int i = 0; i < size; i++) {
            if (!cards[i].isUnseen()) {
                known = known.with(cards[i]);
            }
        }
        return known;
    }

    /** Whether this card lies here; for an unseen card, whether any unseen one does. */
    public boolean has(Card card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                return true;
            }
        }
        return false;
    }

    public int unseen() {
        int unseen = 0;
        for (int i = 0; i < size; i++) {
            unseen += cards[i].isUnseen() ? 1 : 0;
        }
        return unseen;
    }

    public Holding holding() {
        return new Holding(known(), unseen());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Row row && Arrays.equals(cards, 0, size, row.cards, 0, row.size);
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
