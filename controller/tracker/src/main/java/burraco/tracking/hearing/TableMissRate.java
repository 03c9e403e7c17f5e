package burraco.tracking.hearing;

import burraco.tracking.figures.AntennaFigures;

/**
 * Running average of how often the table misses a card that lies still, over all antennas where
 * cards are put to stay. The worse the table hears, the less a silence means.
 */
final class TableMissRate {
    /** Longer runs of misses are not counted: the card may have been away. */
    static final int MOST_MISSED = 12;

    private double missed = AntennaFigures.MISSED_AT_FIRST;

    /** Records that a card at rest was heard again after this many misses. */
    void heardAgain(int misses) {
        if (misses <= MOST_MISSED) {
            missed += (misses - missed * (misses + 1)) / AntennaFigures.ACUITY_LOOKS;
        }
    }

    /** How much a silence proves, from 0 (nothing) to 1: less for a table that misses a lot. */
    double trust() {
        return Math.clamp(
                1 - (missed - AntennaFigures.MISSED_USUALLY) / AntennaFigures.MISSED_TOO_MUCH,
                AntennaFigures.LEAST_TRUST,
                1);
    }
}
