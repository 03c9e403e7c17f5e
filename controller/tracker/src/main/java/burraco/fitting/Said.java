package burraco.fitting;

import burraco.tracking.course.Blame;
import burraco.tracking.course.Grounds;

/**
 * Something that the tracker said.
 *
 * @param weighed what says how sure it is, in the order of the weights
 * @param right whether it had been so
 */
record Said(double[] weighed, boolean right) {
    /** An act that was put on record. */
    static Said of(Grounds grounds, boolean right) {
        return new Said(
                new double[] {
                    1,
                    grounds.aheadWeighed(),
                    grounds.costWeighed(),
                    grounds.surpriseWeighed(),
                    grounds.lost() ? 1 : 0
                },
                right);
    }

    /** A fault that somebody was accused of, perhaps not for long. */
    static Said of(Blame blame, boolean right) {
        return new Said(
                new double[] {
                    1, blame.aheadWeighed(), blame.surpriseWeighed(), blame.gone() ? 1 : 0
                },
                right);
    }
}
