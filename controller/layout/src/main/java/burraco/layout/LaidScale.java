package burraco.layout;

/**
 * A scale of this table.
 *
 * @param source the device it belongs to
 * @param port the device's own number for it
 * @param card grams a card
 */
public record LaidScale(int id, Zone zone, String source, int port, double card) {
    /** A scale whose port has the same number as the scale. */
    public LaidScale(int id, Zone zone, String source, double card) {
        this(id, zone, source, id, card);
    }
}
