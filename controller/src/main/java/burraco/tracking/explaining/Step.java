package burraco.tracking.explaining;

import burraco.tracking.course.Entry;

/**
 * An act of an explanation.
 *
 * @param cost how hard it is to believe
 */
public record Step(Entry entry, double cost) {}
