package burraco.hal;

/**
 * A rectangle on the table, in centimetres from its middle; x grows to the right, y towards the
 * north.
 *
 * @param x its centre
 * @param w its width along x, more than 0
 */
public record Area(double x, double y, double w, double h) {
    public Area {
        boolean finite = Double.isFinite(x) && Double.isFinite(y);
        if (!finite || !(w > 0) || !(h > 0) || Double.isInfinite(w) || Double.isInfinite(h)) {
            throw new IllegalArgumentException("no rectangle: " + x + " " + y + " " + w + " " + h);
        }
    }

    public double left() {
        return x - w / 2;
    }

    public double right() {
        return x + w / 2;
    }

    public double bottom() {
        return y - h / 2;
    }

    public double top() {
        return y + h / 2;
    }

    /** The distance of a point from the nearest edge: positive inside, negative outside. */
    public double depth(double px, double py) {
        double dx = w / 2 - Math.abs(px - x);
        double dy = h / 2 - Math.abs(py - y);
        if (dx < 0 && dy < 0) {
            return -StrictMath.sqrt(dx * dx + dy * dy);
        }
        return Math.min(dx, dy);
    }

    public boolean contains(double px, double py) {
        return depth(px, py) >= 0;
    }

    /** Whether the two share more than an edge. */
    public boolean overlaps(Area other) {
        return left() < other.right()
                && other.left() < right()
                && bottom() < other.top()
                && other.bottom() < top();
    }

    /**
     * The distance between their edges along the axis on which it is larger; negative if they
     * overlap.
     */
    public double gap(Area other) {
        double wide = Math.abs(x - other.x) - (w + other.w) / 2;
        double high = Math.abs(y - other.y) - (h + other.h) / 2;
        return Math.max(wide, high);
    }
}
