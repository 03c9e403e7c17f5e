package burraco.engine.rules;

import burraco.cards.Card;
import burraco.cards.Order;
import java.util.Comparator;

/** The two readings of "secondo norma". */
public enum PenaltyOrder {
    POINTS(Order.SECONDO_NORMA_BY_POINTS),
    RANK(Order.SECONDO_NORMA_BY_RANK);

    private final Comparator<Card> order;

    PenaltyOrder(Comparator<Card> order) {
        this.order = order;
    }

    public Comparator<Card> order() {
        return order;
    }
}
