package burraco.layout;

/**
 * A scale of this table.
 *
 * @param source the device it belongs to
 * @param card grams a card
 */
public record LaidScale(int id, Zone zone, String source, double card) {}
