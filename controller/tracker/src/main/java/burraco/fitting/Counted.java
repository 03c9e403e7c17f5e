package burraco.fitting;

import burraco.tracking.figures.Radio;

/** A figure that is a share of looks. */
enum Counted {
    MISSED("Radio.MISSED_AT_FIRST", Radio.MISSED_AT_FIRST, "Misses of cards at rest, all together"),
    NEAR("Radio.NEAR", Radio.NEAR, "Echoes at an antenna beside the card's own"),
    FAR("Radio.FAR", Radio.FAR, "Echoes farther off");

    /** So many looks say what a share is. */
    static final long NEEDED = 1_000;

    final String figure;
    final double now;
    final String title;

    Counted(String figure, double now, String title) {
        this.figure = figure;
        this.now = now;
        this.title = title;
    }
}
