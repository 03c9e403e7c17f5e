package burraco.tracking.explaining;

import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import java.util.ArrayList;
import java.util.List;

/**
 * A node of the search: the acts so far, and which observations they explain.
 *
 * @param before the node from which it continues; null for the root
 * @param entry the act that it adds; null if it only passes over an observation
 * @param acts how many acts it has
 * @param explained one bit for each observation
 * @param cost price of all of it
 * @param order breaks ties: of two nodes with the same price the older one comes first
 * @param ended whether the cards that should lie on the table at its end have been compared with
 *     what is heard
 */
record PartialExplanation(
        PartialExplanation before,
        TrackedAct entry,
        HandPosition position,
        int acts,
        long explained,
        double cost,
        int order,
        boolean ended) {

    boolean explains(int happening) {
        return (explained & 1L << happening) != 0;
    }

    /** The node after this one that adds an act, and explains further observations. */
    PartialExplanation explaining(long more, TrackedAct act, double costs, int made) {
        HandPosition after = act == null ? position : act.after();
        return new PartialExplanation(
                before, act, after, acts, explained | more, costs, made, false);
    }

    /** The same node, but with an act that the table does by itself. */
    PartialExplanation byItself() {
        return new PartialExplanation(
                before, entry.byItself(), position, acts, explained, cost, order, ended);
    }

    List<ExplainedAct> steps() {
        List<ExplainedAct> steps = new ArrayList<>();
        for (PartialExplanation node = this; node.before != null; node = node.before) {
            if (node.entry != null) {
                steps.addFirst(new ExplainedAct(node.entry, node.cost - node.before.cost));
            }
        }
        return steps;
    }
}
