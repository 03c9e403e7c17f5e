package burraco.film;

import java.math.BigDecimal;

/**
 * Arranges cards in a rectangle, by columns if it is tall and otherwise by rows. Rows may overlap
 * by up to half, and the upper half of each card stays visible.
 *
 * @param size scale of the card symbols
 * @param right distance between columns
 * @param down distance between rows
 */
record Grid(int columns, int rows, boolean high, double size, double right, double down) {
    private static final double RATIO = CardSymbols.HEIGHT / CardSymbols.WIDTH;
    private static final double LARGEST = 1.4 * CardSymbols.WIDTH;
    private static final double SMALLEST = 2;
    private static final double LEAST_STEP = 0.5;
    private static final double GAP = 2;

    static Grid of(int cards, double width, double height) {
        Grid best = with(1, cards, width, height);
        for (int columns = 2; columns <= cards; columns++) {
            Grid next = with(columns, cards, width, height);
            if (next.size > best.size + 0.01) {
                best = next;
            }
        }
        return best;
    }

    private static Grid with(int columns, int cards, double width, double height) {
        int rows = Math.ceilDiv(Math.max(cards, 1), columns);
        double across = width / columns - GAP;
        double along = height / (RATIO * (1 + LEAST_STEP * (rows - 1)));
        double card = Math.max(SMALLEST, Math.min(LARGEST, Math.min(across, along)));
        double tall = card * RATIO;
        double room = rows == 1 ? 0 : (height - tall) / (rows - 1);
        double down = Math.min(tall + GAP, room);
        return new Grid(columns, rows, height > width, card / CardSymbols.WIDTH, card + GAP, down);
    }

    /** The scale in SVG notation. */
    String scale() {
        return BigDecimal.valueOf(Math.round(size * 100), 2).toPlainString();
    }

    double x(int place) {
        return (high ? place / rows : place % columns) * right;
    }

    double y(int place) {
        return (high ? place % rows : place / columns) * down;
    }
}
