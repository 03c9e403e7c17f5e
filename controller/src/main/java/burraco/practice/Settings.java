package burraco.practice;

import burraco.hal.virtual.Noise;

/**
 * How somebody wants to play on a table that does not exist.
 *
 * @param speed how many times as fast as people play
 * @param bots whether bots sit everywhere to begin with
 * @param slip whether somebody breaks the code in the first hand
 */
public record Settings(long seed, Noise noise, double speed, boolean bots, boolean slip) {}
