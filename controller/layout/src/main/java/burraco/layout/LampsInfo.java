package burraco.layout;

/**
 * Lamps in a row on a source's strip.
 *
 * @param group what they are for: {@code seat N}, {@code melds EW}, {@code centre}
 * @param first the source's number of the first of them, from 0
 */
public record LampsInfo(String source, String group, int first, int lamps) {}
