package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The rulings of one act, and those that wait for somebody to call. */
final class Docket {
    private static final Comparator<Ruling> ORDER =
            Comparator.comparing(Ruling::of).thenComparing(Ruling::which);

    private List<Ruling> given = List.of();
    private Chain<Ruling> waiting;

    Docket(Chain<Ruling> waiting) {
        this.waiting = waiting;
    }

    /** The earliest act first; on one act, as the cases are listed. */
    List<Ruling> given() {
        return given.size() < 2 ? given : given.stream().sorted(ORDER).toList();
    }

    /** The seats about which a person is asked to decide, those from before among them. */
    Set<Seat> advised(Set<Seat> before) {
        if (given.isEmpty()) {
            return before;
        }
        EnumSet<Seat> seats = EnumSet.noneOf(Seat.class);
        seats.addAll(before);
        for (Ruling ruling : given) {
            if (ruling.seat() != null && ruling.remedies().contains(Remedy.ADVISE)) {
                seats.add(ruling.seat());
            }
        }
        return Collections.unmodifiableSet(seats);
    }

    Chain<Ruling> waiting() {
        return waiting;
    }

    void give(Ruling ruling) {
        given = with(given, List.of(ruling));
    }

    /** What was ruled just now is not told until somebody calls. */
    void keepUntilCalled() {
        if (!given.isEmpty()) {
            waiting = waiting.with(given());
            given = List.of();
        }
    }

    /** Somebody called: what waited is told, but for what is kept back. */
    void call(Predicate<Ruling> keptBack) {
        List<Ruling> all = waiting.list();
        waiting = Chain.<Ruling>empty().with(all.stream().filter(keptBack).toList());
        given = with(given, all.stream().filter(keptBack.negate()).toList());
    }

    private static List<Ruling> with(List<Ruling> some, List<Ruling> more) {
        List<Ruling> all = new ArrayList<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }
}
