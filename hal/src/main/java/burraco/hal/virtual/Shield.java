package burraco.hal.virtual;

/**
 * A metal object on the felt, such as a telephone: cards near it are hardly heard.
 *
 * @param miss the probability that a card there is missed
 */
record Shield(double x, double y, double radius, double miss) {
    boolean covers(CardSpot spot) {
        double dx = spot.x() - x;
        double dy = spot.y() - y;
        return dx * dx + dy * dy <= radius * radius;
    }
}
