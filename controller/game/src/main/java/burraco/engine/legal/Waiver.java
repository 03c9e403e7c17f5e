package burraco.engine.legal;

import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Ruling;
import java.util.Objects;
import java.util.Optional;

/**
 * The ruling that an arbiter may still waive: the last one, as long as waiving it changes anything.
 * A ruling that was carried out and has no further effect cannot be waived.
 */
public final class Waiver {
    private Waiver() {}

    public static Optional<Ruling> of(Hand hand) {
        Optional<Ruling> last = hand.lastRuling();
        if (last.isEmpty() || hand.over()) {
            return Optional.empty();
        }
        return switch (Engine.apply(hand, new Act.Waive(), 0)) {
            case Outcome.Refuted _ -> Optional.empty();
            case Outcome.Ruled ruled -> isSame(hand, ruled.hand()) ? Optional.empty() : last;
        };
    }

    /** Whether they are the same in everything that a waiver can change. */
    private static boolean isSame(Hand one, Hand other) {
        for (Seat seat : Seat.values()) {
            if (!one.player(seat).equals(other.player(seat))) {
                return false;
            }
        }
        return one.owed().equals(other.owed())
                && one.warnings().equals(other.warnings())
                && one.bars().equals(other.bars())
                && one.ending().equals(other.ending())
                && one.melds().equals(other.melds())
                && Objects.equals(one.turn(), other.turn());
    }
}
