package burraco.measure;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A case that was ruled, and against whom.
 *
 * @param seat empty if the ruling names nobody
 */
public record Ruled(Case which, Optional<Seat> seat) {
    static Ruled of(Ruling ruling) {
        return new Ruled(ruling.which(), ruling.seat());
    }

    /** The elements that are more often in the first list than in the second. */
    static List<Ruled> without(List<Ruled> some, List<Ruled> others) {
        List<Ruled> left = new ArrayList<>(some);
        others.forEach(left::remove);
        return left;
    }

    @Override
    public String toString() {
        return which + seat.map(one -> " " + one).orElse("");
    }
}
