package burraco.readers.feig;

import burraco.hal.Trouble;
import burraco.readers.ReaderListener;

/**
 * Tolerates a few failures. A reader that always refuses does not work, and is left alone for a
 * while.
 */
final class FailureLimit {
    /** The number of failed inventories in a row that are tolerated. */
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

    /** The reader carries out orders. */
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
