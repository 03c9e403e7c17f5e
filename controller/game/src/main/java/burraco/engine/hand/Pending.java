package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Ruling;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is open: faults that nobody has called for, and rulings that have not been carried out.
 *
 * @param unnoticed faults that nobody has called for
 * @param owed what rulings ask for and has not been done
 * @param interrupted whether somebody was told that play waits for it (art. 19)
 * @param last the last ruling, unless it was waived
 * @param before the hand before that ruling, for an arbiter who waives it
 * @param advised seats about which a person was asked to decide, since play last went on
 * @param playedOn seats that have discarded since something new was owed
 */
record Pending(
        Chain<Fault> unnoticed,
        List<Owed> owed,
        boolean interrupted,
        Optional<Ruling> last,
        Optional<Hand> before,
        Set<Seat> advised,
        Set<Seat> playedOn) {
    static final Pending NOTHING =
            new Pending(
                    Chain.empty(),
                    List.of(),
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    EnumSet.noneOf(Seat.class),
                    EnumSet.noneOf(Seat.class));

    Pending unnoticed(Chain<Fault> faults) {
        return new Pending(faults, owed, interrupted, last, before, advised, playedOn);
    }

    /** When something new is owed, nobody has been told yet that play waits for it. */
    Pending owed(List<Owed> changed) {
        boolean grown = changed.size() > owed.size();
        boolean anew = grown || changed.isEmpty();
        return new Pending(
                unnoticed,
                List.copyOf(changed),
                !grown && interrupted,
                last,
                before,
                advised,
                anew ? NOTHING.playedOn : playedOn);
    }

    Pending wasInterrupted() {
        return new Pending(unnoticed, owed, true, last, before, advised, playedOn);
    }

    Pending last(Optional<Ruling> ruling, Optional<Hand> earlier) {
        return new Pending(unnoticed, owed, interrupted, ruling, earlier, advised, playedOn);
    }

    Pending advised(Set<Seat> seats) {
        return new Pending(unnoticed, owed, interrupted, last, before, seats, playedOn);
    }

    Pending playedOn(Seat seat) {
        EnumSet<Seat> seats = EnumSet.of(seat);
        seats.addAll(playedOn);
        return new Pending(unnoticed, owed, interrupted, last, before, advised, seats);
    }
}
