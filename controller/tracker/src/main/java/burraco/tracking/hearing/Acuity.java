package burraco.tracking.hearing;

import burraco.tracking.figures.Radio;

/**
 * How well the table hears by now: the share of looks in which a card is missed that lies still,
 * over all places where cards are put to stay.
 */
final class Acuity {
    /** After a longer silence the card may have been away. */
    static final int MOST_MISSED = 12;

    private double missed = Radio.MISSED_AT_FIRST;

    /** A card that lies still was heard again after so many misses. */
    void heardAgain(int misses) {
        if (misses <= MOST_MISSED) {
            missed += (misses - missed * (misses + 1)) / Radio.ACUITY_LOOKS;
        }
    }

    /** How much silence says, from 0 to 1: less where much is missed. */
    double trust() {
        return Math.clamp(
                1 - (missed - Radio.MISSED_USUALLY) / Radio.MISSED_TOO_MUCH, Radio.LEAST_TRUST, 1);
    }
}
