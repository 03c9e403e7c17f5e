package burraco.hal.virtual;

/**
 * A hand on the felt.
 *
 * @param radius how far it covers what lies around its middle
 * @param grams what it adds to a scale under it
 */
record RestingHand(int number, double x, double y, double radius, double grams) {
    boolean covers(Spot spot) {
        double dx = spot.x() - x;
        double dy = spot.y() - y;
        return dx * dx + dy * dy <= radius * radius;
    }
}
