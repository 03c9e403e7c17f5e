package burraco.readers.metratec;

import burraco.hal.Trouble;
import burraco.readers.ReaderListener;

/**
 * Counts restarts of a reader in a row. A restarting reader seems to work each time it is set up;
 * after {@value #TOO_MANY} restarts it is in trouble until an inventory is complete.
 */
final class Restarts {
    private static final int TOO_MANY = 3;

    private int inARow;

    void forget() {
        inARow = 0;
    }

    void another(String why, ReaderListener heard, long now) {
        inARow++;
        if (inARow >= TOO_MANY) {
            heard.trouble(Trouble.BROKEN, why + " " + inARow + " times in a row", now);
        }
    }

    /** It is set up, and seems to work. */
    void isSetUp(ReaderListener heard, long now) {
        if (inARow < TOO_MANY) {
            heard.well(now);
        }
    }

    /** An inventory was complete. */
    void works(ReaderListener heard, long now) {
        inARow = 0;
        heard.well(now);
    }
}
