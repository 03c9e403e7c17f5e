package burraco.play.practice;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.play.evening.Deed;
import java.util.List;

/**
 * A mistake that somebody could commit now.
 *
 * @param which the case of the code
 * @param seat the player who would commit it
 * @param deeds what he would do, with all cards known; no player may see it
 */
public record Slip(Case which, Seat seat, List<Deed> deeds) {
    public Slip {
        deeds = List.copyOf(deeds);
    }

    /** Whether it is the same mistake, done with the same acts. */
    boolean isSameAs(Slip other) {
        return which == other.which
                && seat == other.seat
                && deeds.stream()
                        .map(Deed::act)
                        .toList()
                        .equals(other.deeds.stream().map(Deed::act).toList());
    }
}
