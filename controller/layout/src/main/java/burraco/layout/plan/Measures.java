package burraco.layout.plan;

import burraco.layout.sight.Coverage;

/**
 * The sizes of the fields of a table, in millimetres, for the cards that are used.
 *
 * @param slot the least width of a place for a meld; the actual width depends on its row
 */
record Measures(
        int seatLength,
        int seatDepth,
        int meldDepth,
        int slot,
        int widestSlot,
        int pile,
        int stockWidth,
        int stockHeight) {
    /** Distance from the edge of the playing field. */
    static final int EDGE_MM = 5;

    /** The least area of the row of discards, in square millimetres. */
    private static final int ROW_OF_DISCARDS = (int) (Coverage.ROW_OF_DISCARDS * 100);

    /** The number of steps from the least to the preferred size. */
    static final int STEPS = 10;

    /**
     * @param pileAntennas the number of antennas below the row of discards
     * @param step 0 is the smallest size that works, {@link #STEPS} the preferred one
     */
    static Measures of(PlanRequest.CardSize card, int pileAntennas, int step) {
        int w = card.width();
        int h = card.height();
        int stockHeight = between(h + 17, h + 32, step);
        int row = Math.ceilDiv(ROW_OF_DISCARDS, stockHeight);
        return new Measures(
                between(w + 77, w + 137, step),
                between(h + 17, h + 32, step),
                between(h + 92, h + 132, step),
                w + 2,
                w + 12,
                even(Math.max(row, between(pileAntennas * (w + 2), pileAntennas * (w + 27), step))),
                between(w + 17, w + 27, step),
                stockHeight);
    }

    private static int between(int least, int most, int step) {
        return even(least + (most - least) * step / STEPS);
    }

    /** Even, so that the middle of a field is a whole millimetre. */
    private static int even(int size) {
        return Math.ceilDiv(size, 2) * 2;
    }
}
