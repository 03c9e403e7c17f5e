package burraco.engine.hand;

import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** The rulings of one act, and those that wait for somebody to call. */
final class Docket {
    private static final Comparator<Ruling> ORDER =
            Comparator.comparing(Ruling::of).thenComparing(Ruling::which);

    private List<Ruling> given = List.of();
    private List<Ruling> waiting;

    Docket(List<Ruling> waiting) {
        this.waiting = waiting;
    }

    /** In the order of their acts, then of their cases. */
    List<Ruling> given() {
        return given.size() < 2 ? given : given.stream().sorted(ORDER).toList();
    }

    List<Ruling> waiting() {
        return waiting;
    }

    void give(Ruling ruling) {
        given = with(given, List.of(ruling));
    }

    /** What was ruled just now is not told until somebody calls. */
    void keepUntilCalled() {
        if (!given.isEmpty()) {
            waiting = with(waiting, given);
            given = List.of();
        }
    }

    /** Somebody called: what waited is told, but for what is kept back. */
    void call(Predicate<Ruling> keptBack) {
        List<Ruling> told = waiting.stream().filter(keptBack.negate()).toList();
        waiting = waiting.stream().filter(keptBack).toList();
        given = with(given, told);
    }

    private static List<Ruling> with(List<Ruling> some, List<Ruling> more) {
        List<Ruling> all = new ArrayList<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }
}
