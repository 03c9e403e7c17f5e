package burraco.engine.ruling;

import burraco.cards.Seat;
import java.util.List;

/**
 * What the code says about an act.
 *
 * @param which the case
 * @param manner how it came about, for the words only
 * @param seat the offender; null where nobody is named
 * @param of the number of the act that it is about
 * @param remedies what is to be done, in order
 * @param noticed when it was noticed, by which it costs what it costs
 */
public record Ruling(
        Case which, Manner manner, Seat seat, int of, List<Remedy> remedies, NoticedIn noticed) {
    public Ruling {
        remedies = List.copyOf(remedies);
    }
}
