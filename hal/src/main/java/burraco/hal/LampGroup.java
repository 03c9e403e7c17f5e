package burraco.hal;

/**
 * A group of lamps in a row: {@code seat N}, {@code melds EW}, {@code pile}, {@code centre}.
 *
 * @param lamps the number of lamps, 1 or more
 */
public record LampGroup(String name, int lamps) {
    public LampGroup {
        if (lamps < 1) {
            throw new IllegalArgumentException("a group has a lamp at least: " + name);
        }
    }
}
