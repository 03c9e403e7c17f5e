package burraco.play.practice;

import burraco.cards.Card;
import burraco.hal.virtual.CardSpot;
import java.util.List;
import java.util.Optional;

/**
 * The places of all cards at one moment. Nothing is hidden in it: whoever displays it decides what
 * may be seen.
 *
 * @param now the time of the table in milliseconds
 * @param cards place by place, the lowest card of each place first
 */
public record BoardPosition(long now, List<Lying> cards) {
    public BoardPosition {
        cards = List.copyOf(cards);
    }

    /**
     * One card.
     *
     * @param index its position in its place, from 0
     * @param spot on the felt; empty while it is held
     * @param open whether it lies face up
     * @param moving whether it has not come to rest yet
     */
    public record Lying(
            Card card,
            BoardPlace where,
            int index,
            Optional<CardSpot> spot,
            boolean open,
            boolean moving) {}

    /** The cards of a place, the lowest first. */
    public List<Card> at(BoardPlace where) {
        return cards.stream().filter(one -> one.where().equals(where)).map(Lying::card).toList();
    }
}
