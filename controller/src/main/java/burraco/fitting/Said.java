package burraco.fitting;

import burraco.tracking.course.Grounds;

/**
 * An act that was put on record.
 *
 * @param grounds what says how sure it is
 * @param right whether it had been done so
 */
record Said(Grounds grounds, boolean right) {}
