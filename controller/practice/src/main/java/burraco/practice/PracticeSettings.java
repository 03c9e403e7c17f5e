package burraco.practice;

import burraco.hal.virtual.Noise;

/**
 * Options of a simulated table.
 *
 * @param speed as a multiple of normal playing speed
 * @param bots whether bots sit on all seats at first
 * @param slip whether somebody commits an infringement in the first hand
 */
public record PracticeSettings(long seed, Noise noise, double speed, boolean bots, boolean slip) {}
