package burraco.engine.hand;

import burraco.cards.Card;
import burraco.engine.act.Source;
import java.util.List;

/**
 * What a player last took from the stock, the pile or the pozzetti, so that it can be put back.
 *
 * @param cards in the order in which they lay, top last
 * @param pozzetto which one it was, else 0
 * @param inTurn whether it was his turn
 */
public record Taken(Source from, List<Card> cards, int pozzetto, boolean inTurn) {
    public Taken {
        cards = List.copyOf(cards);
    }
}
