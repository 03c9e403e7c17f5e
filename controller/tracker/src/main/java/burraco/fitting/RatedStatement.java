package burraco.fitting;

import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.CertaintyGrounds;

/**
 * A statement of the tracker whose truth is known.
 *
 * @param weighed the inputs of the regression, in the order of its weights
 * @param right whether the statement was right
 */
record RatedStatement(double[] weighed, boolean right) {
    /** An act that was put on record. */
    static RatedStatement of(CertaintyGrounds grounds, boolean right) {
        return new RatedStatement(
                new double[] {
                    1,
                    grounds.aheadWeighed(),
                    grounds.costWeighed(),
                    grounds.surpriseWeighed(),
                    grounds.lost() ? 1 : 0
                },
                right);
    }

    /** An accusation, even if it was dropped soon. */
    static RatedStatement of(AccusationGrounds blame, boolean right) {
        return new RatedStatement(
                new double[] {
                    1, blame.aheadWeighed(), blame.surpriseWeighed(), blame.gone() ? 1 : 0
                },
                right);
    }
}
