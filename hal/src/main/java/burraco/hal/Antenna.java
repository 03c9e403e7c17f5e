package burraco.hal;

/**
 * An antenna under the felt.
 *
 * @param id the number that readings carry
 * @param port the reader's own number for it
 * @param area what it covers
 * @param stack the number of cards of a pile that it hears, counted from the felt
 */
public record Antenna(int id, int port, Area area, int stack) {
    public Antenna {
        if (stack < 1) {
            throw new IllegalArgumentException("an antenna reads a card at least: " + stack);
        }
    }
}
