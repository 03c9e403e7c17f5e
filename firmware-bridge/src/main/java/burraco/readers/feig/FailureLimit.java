package burraco.readers.feig;

import burraco.hal.Trouble;
import burraco.readers.ReaderListener;

/**
 * Tolerates a few failures in a row. A reader that always refuses counts as not working, and is not
 * asked for a while.
 */
final class FailureLimit {
    /** How many failed inventories in a row are tolerated. */
    private static final int PATIENCE = 3;

    private static final long PAUSE_MICROS = 1_000_000;

    private int failures;
    private long pauseUntil;

    void begin(long now) {
        failures = 0;
        pauseUntil = now;
    }

    boolean pauses(long now) {
        return now < pauseUntil;
    }

    /** Resets the count, because the reader has carried out an order. */
    void works(ReaderListener heard, long now) {
        failures = 0;
        heard.well(now);
    }

    void fails(Trouble trouble, String detail, ReaderListener heard, long now) {
        failures++;
        if (failures >= PATIENCE) {
            heard.trouble(trouble, detail, now);
            pauseUntil = now + PAUSE_MICROS;
        }
    }
}
