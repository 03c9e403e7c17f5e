package burraco.layout;

/**
 * A group of consecutive lamps on a source's strip.
 *
 * @param group what they are for: {@code seat N}, {@code melds EW}, {@code centre}
 * @param first the number of the first one on the strip, from 0
 */
public record LampsInfo(String source, String group, int first, int lamps) {}
