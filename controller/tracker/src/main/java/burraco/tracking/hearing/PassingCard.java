package burraco.tracking.hearing;

import burraco.tracking.figures.AntennaFigures;

/** Probabilities for a card that is only carried past an antenna. */
final class PassingCard {
    private static final int MOST_HALVED = 30;

    private PassingCard() {}

    /** Probability that a passing card is still in reach after this many milliseconds. */
    static double stillPassing(long millis) {
        long halved = Math.clamp(millis / AntennaFigures.PASSING_HALF_LIFE_MILLIS, 0, MOST_HALVED);
        double rest =
                Math.min(
                        millis - halved * AntennaFigures.PASSING_HALF_LIFE_MILLIS,
                        AntennaFigures.PASSING_HALF_LIFE_MILLIS);
        return (1 - rest / (2 * AntennaFigures.PASSING_HALF_LIFE_MILLIS)) / (1L << halved);
    }
}
