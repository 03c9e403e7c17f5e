package burraco.play.practice;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import java.util.Optional;

/**
 * Where somebody puts cards.
 *
 * @param index before which of the cards that are there, from 0; {@link #LAST} behind all. Heaps
 *     and the pile only grow at their end
 * @param place on the pile: where a discard lies that does not lie as it should
 */
public record Target(Where where, int index, Optional<DiscardPlace> place) {
    public static final int LAST = Integer.MAX_VALUE;

    public static Target of(Where where) {
        return of(where, LAST);
    }

    public static Target of(Where where, int index) {
        return new Target(where, index, Optional.empty());
    }

    public static Target fan(Seat seat) {
        return of(new Where.Fan(seat));
    }

    public static Target pile() {
        return of(Where.PILE);
    }

    public static Target slot(Line line, int slot) {
        return of(new Where.Slot(line, slot));
    }
}
