package burraco.tracking.explaining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What else a search comes to behind its best explanation, as far as anybody asks. */
public final class Rivals {
    /** So many more are looked at: the next ones are about as good, or far behind. */
    private static final int MOST = 6;

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
            if (looked == found.size() && !goOn()) {
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

    private boolean goOn() {
        if (ended || found.size() == MOST) {
            return false;
        }
        Optional<Node> next = search.next();
        next.ifPresent(node -> found.add(new Found(node.steps(), node.cost())));
        ended = next.isEmpty();
        return !ended;
    }
}
