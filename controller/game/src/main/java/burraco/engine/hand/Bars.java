package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.function.Predicate;

/**
 * Plays that an arbiter has barred (art. 20).
 *
 * @param now those that are in force
 * @param before those that ended with the last turn, in case that turn is continued
 */
record Bars(Chain<Remedy.Bar> now, Chain<Remedy.Bar> before) {
    static final Bars NONE = new Bars(Chain.empty(), Chain.empty());

    List<Remedy.Bar> list() {
        return now.list();
    }

    Bars with(Remedy.Bar bar) {
        return new Bars(now.with(bar), before);
    }

    Bars without(Remedy.Bar bar) {
        return new Bars(those(one -> !one.equals(bar)), before);
    }

    /** Ends what was barred in this seat's turn, which is over. */
    Bars afterTurnOf(Seat seat) {
        return now.isEmpty() && before.isEmpty()
                ? this
                : new Bars(those(one -> one.seat() != seat), those(one -> one.seat() == seat));
    }

    /** The last turn is continued. */
    Bars again() {
        return new Bars(now.with(before.list()), Chain.empty());
    }

    private Chain<Remedy.Bar> those(Predicate<Remedy.Bar> stay) {
        return Chain.<Remedy.Bar>empty().with(now.list().stream().filter(stay).toList());
    }
}
