package burraco.measure;

import burraco.cards.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A doubt that the table reported.
 *
 * @param decided when it was reported
 * @param seat whom it is about, if that is known
 * @param cards the cards that it is about, as a record names them
 */
public record Doubt(long decided, Optional<Seat> seat, List<String> cards) {
    public Doubt {
        cards = List.copyOf(cards);
    }
}
