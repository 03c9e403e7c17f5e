package burraco.hal.virtual;

/**
 * Something of metal on the felt, such as a telephone: what lies about it is hardly heard.
 *
 * @param miss how likely a card there is missed
 */
record Shield(double x, double y, double radius, double miss) {
    boolean covers(Spot spot) {
        double dx = spot.x() - x;
        double dy = spot.y() - y;
        return dx * dx + dy * dy <= radius * radius;
    }
}
