package burraco.play.practice;

import burraco.cards.Card;
import burraco.hal.virtual.Spot;
import java.util.List;
import java.util.Optional;

/**
 * Where all cards are at one moment. It hides nothing: whoever shows it decides what is to be seen.
 *
 * @param now milliseconds of the table
 * @param cards place by place, in each of them in its order, the lowest first
 */
public record Position(long now, List<Lying> cards) {
    public Position {
        cards = List.copyOf(cards);
    }

    /**
     * One card.
     *
     * @param index which one of its place, from 0
     * @param spot on the felt; empty while it is held
     * @param open whether its face is up
     * @param moving whether it has not come to rest yet
     */
    public record Lying(
            Card card, Where where, int index, Optional<Spot> spot, boolean open, boolean moving) {}

    /** The cards of one place, the lowest first. */
    public List<Card> at(Where where) {
        return cards.stream().filter(one -> one.where().equals(where)).map(Lying::card).toList();
    }
}
