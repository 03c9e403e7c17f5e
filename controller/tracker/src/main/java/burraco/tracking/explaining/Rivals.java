package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What else a search comes to behind its best explanation, as far as anybody asks. */
public final class Rivals {
    /** So many more are looked at: the next ones are about as good, or far behind. */
    private static final int MOST = 6;

    /** And so many where somebody is accused: most differ from the best in small things. */
    private static final int MOST_FOR_INNOCENCE = 40;

    private final Search search;
    private final List<Found> found = new ArrayList<>();
    private boolean ended;

    private record Found(List<Step> steps, double cost) {}

    Rivals(Search search) {
        this.search = search;
    }

    /** The cost of the cheapest in which the act of that index is another, or at least so much. */
    double cost(List<Step> best, int index) {
        int looked = 0;
        while (true) {
            if (looked == found.size() && !goOn(MOST)) {
                return search.atLeast();
            }
            Found rival = found.get(looked++);
            boolean same =
                    index < rival.steps.size() && !rival.steps.get(index).differs(best.get(index));
            if (!same) {
                return rival.cost;
            }
        }
    }

    /** The cost of the cheapest in which that seat has done less wrong, or at least so much. */
    Lead innocent(List<Step> best, Seat seat) {
        long faults = faults(best, seat);
        int looked = 0;
        while (looked < found.size() || goOn(MOST_FOR_INNOCENCE)) {
            Found rival = found.get(looked++);
            if (faults(rival.steps, seat) < faults) {
                return new Lead(rival.cost, false);
            }
        }
        return new Lead(search.atLeast(), true);
    }

    static long faults(List<Step> steps, Seat seat) {
        return steps.stream()
                .map(Step::entry)
                .filter(Entry::accuses)
                .filter(entry -> ((Act.OfSeat) entry.act()).seat() == seat)
                .count();
    }

    private boolean goOn(int most) {
        if (ended || found.size() >= most) {
            return false;
        }
        Optional<Node> next = search.next();
        next.ifPresent(node -> found.add(new Found(node.steps(), node.cost())));
        ended = next.isEmpty();
        return !ended;
    }
}
