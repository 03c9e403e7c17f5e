package burraco.hal.virtual;

/**
 * Where a card lies: its middle, in centimetres, and whether it lies across. The tag is in the
 * middle of the card.
 */
public record Spot(double x, double y, boolean across) {
    /** A poker-sized card. */
    public static final double CARD_WIDTH = 6.3;

    public static final double CARD_HEIGHT = 8.8;

    public static Spot at(double x, double y) {
        return new Spot(x, y, false);
    }

    private double width() {
        return across ? CARD_HEIGHT : CARD_WIDTH;
    }

    private double height() {
        return across ? CARD_WIDTH : CARD_HEIGHT;
    }

    /** How much of a card lies on another's place: 1 for all of it. */
    public double overlap(Spot other) {
        double w = (width() + other.width()) / 2 - Math.abs(x - other.x);
        double h = (height() + other.height()) / 2 - Math.abs(y - other.y);
        if (w <= 0 || h <= 0) {
            return 0;
        }
        double covered = Math.min(w, Math.min(width(), other.width()));
        double along = Math.min(h, Math.min(height(), other.height()));
        return Math.min(1, covered * along / (CARD_WIDTH * CARD_HEIGHT));
    }
}
