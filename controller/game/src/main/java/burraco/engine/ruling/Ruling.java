package burraco.engine.ruling;

import burraco.cards.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What the code says about an act.
 *
 * @param which the case
 * @param manner how it came about, for the wording only
 * @param seat the offender; empty if nobody is named
 * @param of the number of the act that it is about
 * @param remedies what has to be done, in order
 * @param noticed when it was noticed, on which the remedies depend
 */
public record Ruling(
        Case which,
        Manner manner,
        Optional<Seat> seat,
        int of,
        List<Remedy> remedies,
        NoticedIn noticed) {
    public Ruling {
        remedies = List.copyOf(remedies);
    }

    /** Whether this seat is the offender. */
    public boolean names(Seat one) {
        return seat.filter(offender -> offender == one).isPresent();
    }
}
