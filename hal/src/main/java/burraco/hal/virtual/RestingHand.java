package burraco.hal.virtual;

/**
 * A hand on the felt.
 *
 * @param radius how far it covers cards around its middle
 * @param grams the weight that it adds to a scale under it
 */
record RestingHand(int number, double x, double y, double radius, double grams) {
    boolean covers(CardSpot spot) {
        double dx = spot.x() - x;
        double dy = spot.y() - y;
        return dx * dx + dy * dy <= radius * radius;
    }
}
