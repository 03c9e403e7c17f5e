package burraco.film;

import java.math.BigDecimal;

/**
 * Places for so many cards in a rectangle: column by column where it is high, else row by row. Rows
 * may overlap by half, as cards are spread on a table; what is in a card's upper half stays
 * visible.
 *
 * @param size of the cards, 1 as they are defined
 * @param right from column to column
 * @param down from row to row
 */
record Grid(int columns, int rows, boolean high, double size, double right, double down) {
    private static final double RATIO = Faces.HEIGHT / Faces.WIDTH;
    private static final double LARGEST = 1.4 * Faces.WIDTH;
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
        return new Grid(columns, rows, height > width, card / Faces.WIDTH, card + GAP, down);
    }

    /** The size as SVG writes it. */
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
