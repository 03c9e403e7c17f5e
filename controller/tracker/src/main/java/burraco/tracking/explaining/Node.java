package burraco.tracking.explaining;

import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of an explanation: the acts so far, and what they leave unexplained.
 *
 * @param before the part that it goes on from; null for the beginning
 * @param entry the act it adds; null where it only passes something over
 * @param acts how many acts it has
 * @param explained a bit for each happening
 * @param cost of all of it
 * @param order for parts that cost the same: the one thought of first comes first
 * @param ended whether what lies on the table at its end has been counted in
 */
record Node(
        Node before,
        Entry entry,
        Position position,
        int acts,
        long explained,
        double cost,
        int order,
        boolean ended) {

    boolean explains(int happening) {
        return (explained & 1L << happening) != 0;
    }

    /** The same act, as it is given here, and what it explains. */
    Node explaining(long more, Entry act, double costs, int made) {
        Position after = act == null ? position : act.after();
        return new Node(before, act, after, acts, explained | more, costs, made, false);
    }

    /** Its act is what the table itself says. */
    Node byItself() {
        return new Node(before, entry.byItself(), position, acts, explained, cost, order, ended);
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Node node = this; node.before != null; node = node.before) {
            if (node.entry != null) {
                steps.addFirst(new Step(node.entry, node.cost - node.before.cost));
            }
        }
        return steps;
    }
}
