package burraco.layout.plan;

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

    /** The number of antennas below the row of discards. */
    static final int IN_PILE = 4;

    /** The number of steps from the least to the preferred size. */
    static final int STEPS = 10;

    /**
     * @param step 0 is the smallest size that works, {@link #STEPS} the preferred one
     */
    static Measures of(PlanRequest.CardSize card, int step) {
        int w = card.width();
        int h = card.height();
        return new Measures(
                between(w + 77, w + 137, step),
                between(h + 17, h + 32, step),
                between(h + 92, h + 132, step),
                w + 2,
                w + 12,
                between(IN_PILE * (w + 2), IN_PILE * (w + 27), step),
                between(w + 17, w + 27, step),
                between(h + 17, h + 32, step));
    }

    private static int between(int least, int most, int step) {
        // Even, so that the middle of a field is a whole millimetre.
        return (least + (most - least) * step / STEPS + 1) / 2 * 2;
    }
}
