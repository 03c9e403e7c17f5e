package burraco.layout;

import burraco.hal.Button;

/**
 * A button that is connected to a source.
 *
 * @param number its number at the source, from 0
 */
public record ButtonInfo(String source, int number, Button button) {}
