package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.TrackedAct;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The explanations that a search finds after the best one. They are searched only as far as
 * somebody asks.
 */
public final class RivalExplanations {
    /** How many are looked at: the next ones are about as good, or far worse. */
    private static final int MOST = 6;

    /**
     * How many are looked at if somebody is accused: most of them differ from the best only in
     * details.
     */
    private static final int MOST_FOR_INNOCENCE = 40;

    private final Search search;
    private final List<Found> found = new ArrayList<>();
    private boolean ended;

    private record Found(List<ExplainedAct> steps, double cost) {}

    RivalExplanations(Search search) {
        this.search = search;
    }

    /**
     * The price of the cheapest explanation in which this act is another one, or a lower bound of
     * it.
     */
    double cost(List<ExplainedAct> best, int index) {
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

    /**
     * The price of the cheapest explanation in which this player commits fewer faults, or a lower
     * bound of it.
     */
    CostLead innocent(List<ExplainedAct> best, Seat seat) {
        long faults = faults(best, seat);
        int looked = 0;
        while (looked < found.size() || goOn(MOST_FOR_INNOCENCE)) {
            Found rival = found.get(looked++);
            if (faults(rival.steps, seat) < faults) {
                return new CostLead(rival.cost, false);
            }
        }
        return new CostLead(search.atLeast(), true);
    }

    static long faults(List<ExplainedAct> steps, Seat seat) {
        return steps.stream()
                .map(ExplainedAct::entry)
                .filter(TrackedAct::accuses)
                .filter(entry -> ((Act.OfSeat) entry.act()).seat() == seat)
                .count();
    }

    private boolean goOn(int most) {
        if (ended || found.size() >= most) {
            return false;
        }
        Optional<PartialExplanation> next = search.next();
        next.ifPresent(node -> found.add(new Found(node.steps(), node.cost())));
        ended = next.isEmpty();
        return !ended;
    }
}
