package burraco.tracking.hearing;

import burraco.layout.LaidAntenna;
import burraco.tracking.figures.Radio;

/**
 * How often one antenna misses a card that lies still, and of which nothing is known yet. An
 * antenna that was tried out begins with what was found, and goes on learning from all its cards.
 */
final class Misses {
    private final boolean learns;
    private double share;

    Misses(LaidAntenna antenna) {
        learns = antenna.hears().isPresent();
        share = antenna.hears().isPresent() ? of(antenna.hears().getAsDouble()) : Radio.MISS;
    }

    /** It was tried out with a lone card; in play, hands and other cards cover some as well. */
    private static double of(double heard) {
        return 1 - heard * (1 - Radio.MISS);
    }

    /** A card that lies still was heard again after so many misses. */
    void heardAgain(int misses) {
        if (learns && misses <= Acuity.MOST_MISSED) {
            share += (misses - share * (misses + 1)) / Radio.ANTENNA_LOOKS;
        }
    }

    double share() {
        return share;
    }
}
