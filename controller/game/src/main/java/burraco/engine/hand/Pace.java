package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Noticed;
import java.util.Optional;

/**
 * The numbers of the acts with which each seat last began and ended a turn. They show how far play
 * has gone on since an act.
 */
final class Pace {
    static final Pace NONE = new Pace(new int[8]);

    /** For each seat, the last lawful draw or pickup, then the last discard. */
    private final int[] acts;

    private Pace(int[] acts) {
        this.acts = acts;
    }

    Pace took(Seat seat, int act) {
        return with(seat.ordinal(), act);
    }

    Pace discarded(Seat seat, int act) {
        return with(4 + seat.ordinal(), act);
    }

    /** Whether a turn of this seat has begun since, or was played without a proper beginning. */
    boolean playedSince(Seat seat, int act) {
        return acts[seat.ordinal()] > act || acts[4 + seat.ordinal()] > act;
    }

    private Pace with(int index, int act) {
        int[] more = acts.clone();
        more[index] = act;
        return new Pace(more);
    }

    /**
     * How late that act, or what happened in it, is noticed.
     *
     * @param seat the player; empty if it was nobody
     */
    Noticed noticed(Optional<Seat> seat, int act) {
        for (Seat other : Seat.values()) {
            boolean own = seat.isPresent() && seat.get() == other;
            if (!own && acts[other.ordinal()] > act) {
                return Noticed.LATER;
            }
        }
        boolean discarded = seat.isPresent() && acts[4 + seat.get().ordinal()] >= act;
        return discarded ? Noticed.AFTER_THE_DISCARD : Noticed.AT_ONCE;
    }
}
