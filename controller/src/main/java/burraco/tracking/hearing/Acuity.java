package burraco.tracking.hearing;

/**
 * How well the table hears by now: the share of looks in which a card is missed that lies still,
 * over all places where cards are put to stay.
 */
final class Acuity {
    /** After a longer silence the card may have been away. */
    private static final int MOST_MISSED = 12;

    /** Until the table knows better. */
    private static final double AT_FIRST = 0.2;

    /** So many looks count. */
    private static final double LATELY = 1_500;

    /**
     * A share of misses up to which silence counts in full, and so much more with which not at all.
     */
    private static final double USUAL = 0.24;

    private static final double MUCH = 0.28;
    private static final double LEAST = 0.35;

    private double missed = AT_FIRST;

    /** A card that lies still was heard again after so many misses. */
    void heardAgain(int misses) {
        if (misses <= MOST_MISSED) {
            missed += (misses - missed * (misses + 1)) / LATELY;
        }
    }

    /** How much silence says, from 0 to 1: less where much is missed. */
    double trust() {
        return Math.clamp(1 - (missed - USUAL) / MUCH, LEAST, 1);
    }
}
