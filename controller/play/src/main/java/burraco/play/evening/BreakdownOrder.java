package burraco.play.evening;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Something that is to go wrong in each hand.
 *
 * @param which the number of an antenna or a scale, or how many; where there is none, what is usual
 * @param at so long after the hand began, in milliseconds
 * @param millis for so long; where it is empty, to the end
 */
public record BreakdownOrder(Breakdown what, OptionalInt which, long at, OptionalLong millis) {}
