package burraco.fitting;

import burraco.tracking.figures.AntennaFigures;

/** The figures that are a fraction of looks. */
enum ShareFigure {
    MISSED("AntennaFigures.MISSED_AT_FIRST", AntennaFigures.MISSED_AT_FIRST, "fit.part.misses"),
    NEAR("AntennaFigures.NEAR", AntennaFigures.NEAR, "fit.part.near"),
    FAR("AntennaFigures.FAR", AntennaFigures.FAR, "fit.part.far");

    /** Number of looks from which on a fraction is fitted. */
    static final long NEEDED = 1_000;

    final String figure;
    final double now;
    final String title;

    ShareFigure(String figure, double now, String title) {
        this.figure = figure;
        this.now = now;
        this.title = title;
    }
}
