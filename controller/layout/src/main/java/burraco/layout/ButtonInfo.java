package burraco.layout;

import burraco.hal.Button;

/**
 * A button on a source.
 *
 * @param number the source's own number for it, from 0
 */
public record ButtonInfo(String source, int number, Button button) {}
