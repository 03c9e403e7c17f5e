package burraco.hal.virtual;

/**
 * The position of a card: its middle, in centimetres, and whether it lies across. The tag is in the
 * middle of the card.
 */
public record CardSpot(double x, double y, boolean across) {
    /** A poker-sized card. */
    public static final double CARD_WIDTH_CM = 6.3;

    public static final double CARD_HEIGHT_CM = 8.8;

    public static CardSpot at(double x, double y) {
        return new CardSpot(x, y, false);
    }

    /** The share of a card that overlaps a card at another spot, from 0 to 1. */
    public double overlap(CardSpot other) {
        return overlap(other, CARD_WIDTH_CM, CARD_HEIGHT_CM);
    }

    /** The same for cards of this size. */
    double overlap(CardSpot other, double wide, double high) {
        double width = across ? high : wide;
        double height = across ? wide : high;
        double othersWidth = other.across ? high : wide;
        double othersHeight = other.across ? wide : high;
        double w = (width + othersWidth) / 2 - Math.abs(x - other.x);
        double h = (height + othersHeight) / 2 - Math.abs(y - other.y);
        if (w <= 0 || h <= 0) {
            return 0;
        }
        double covered = Math.min(w, Math.min(width, othersWidth));
        double along = Math.min(h, Math.min(height, othersHeight));
        return Math.min(1, covered * along / (wide * high));
    }
}
