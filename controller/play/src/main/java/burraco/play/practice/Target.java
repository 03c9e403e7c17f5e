package burraco.play.practice;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import java.util.Optional;

/**
 * The place where somebody puts cards.
 *
 * @param index the position among the cards that are there, from 0; {@link #LAST} for the end.
 *     Heaps and the pile only grow at their end
 * @param place on the pile: where a misplaced discard lies
 */
public record Target(BoardPlace where, int index, Optional<DiscardPlace> place) {
    public static final int LAST = Integer.MAX_VALUE;

    public static Target of(BoardPlace where) {
        return of(where, LAST);
    }

    public static Target of(BoardPlace where, int index) {
        return new Target(where, index, Optional.empty());
    }

    public static Target fan(Seat seat) {
        return of(new BoardPlace.Fan(seat));
    }

    public static Target pile() {
        return of(BoardPlace.PILE);
    }

    public static Target slot(Line line, int slot) {
        return of(new BoardPlace.Slot(line, slot));
    }
}
