package burraco.play.evening;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A breakdown that is to happen in each hand.
 *
 * @param which the number of an antenna or a scale, or how many; empty for the usual choice
 * @param at when it begins, in milliseconds after the beginning of the hand
 * @param millis how long it lasts; empty if it lasts to the end
 */
public record BreakdownOrder(Breakdown what, OptionalInt which, long at, OptionalLong millis) {}
