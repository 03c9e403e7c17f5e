package burraco.hal;

/**
 * Lamps in a row that belong together: {@code seat N}, {@code melds EW}, {@code pile}, {@code
 * centre}.
 *
 * @param lamps how many there are, 1 or more
 */
public record LampGroup(String name, int lamps) {
    public LampGroup {
        if (lamps < 1) {
            throw new IllegalArgumentException("a group has a lamp at least: " + name);
        }
    }
}
