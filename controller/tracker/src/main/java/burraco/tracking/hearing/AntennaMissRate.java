package burraco.tracking.hearing;

import burraco.layout.LaidAntenna;
import burraco.tracking.figures.AntennaFigures;

/**
 * How often one antenna misses a card at rest, for cards of which nothing is known yet. An antenna
 * that was calibrated starts with the measured value and goes on learning from all its cards.
 */
final class AntennaMissRate {
    private final boolean learns;
    private double share;

    AntennaMissRate(LaidAntenna antenna) {
        learns = antenna.hears().isPresent();
        share =
                antenna.hears().isPresent()
                        ? of(antenna.hears().getAsDouble())
                        : AntennaFigures.MISS;
    }

    /**
     * It was calibrated with a lone card; during play, hands and other cards cover some of them as
     * well.
     */
    private static double of(double heard) {
        return 1 - heard * (1 - AntennaFigures.MISS);
    }

    /** Records that a card at rest was heard again after this many misses. */
    void heardAgain(int misses) {
        if (learns && misses <= TableMissRate.MOST_MISSED) {
            share += (misses - share * (misses + 1)) / AntennaFigures.ANTENNA_LOOKS;
        }
    }

    double share() {
        return share;
    }
}
