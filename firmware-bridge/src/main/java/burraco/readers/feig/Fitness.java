package burraco.readers.feig;

import burraco.hal.Trouble;
import burraco.readers.Heard;

/** Some mistakes pass; a reader that only ever says no does not work, and is left alone a while. */
final class Fitness {
    /** So many inventories in a row may come to nothing because of the reader. */
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

    /** It does what it is asked, whatever becomes of that. */
    void works(Heard heard, long now) {
        failures = 0;
        heard.well(now);
    }

    void fails(Trouble trouble, String detail, Heard heard, long now) {
        failures++;
        if (failures >= PATIENCE) {
            heard.trouble(trouble, detail, now);
            pauseUntil = now + PAUSE_MICROS;
        }
    }
}
