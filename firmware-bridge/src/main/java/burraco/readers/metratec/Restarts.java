package burraco.readers.metratec;

import burraco.hal.Trouble;
import burraco.readers.Heard;

/**
 * How often in a row a reader had to begin anew. Each time it seems well when it is set up; after
 * {@value #TOO_MANY} times it is in trouble, until an inventory comes to its end.
 */
final class Restarts {
    private static final int TOO_MANY = 3;

    private int inARow;

    void forget() {
        inARow = 0;
    }

    void another(String why, Heard heard, long now) {
        inARow++;
        if (inARow >= TOO_MANY) {
            heard.trouble(Trouble.BROKEN, why + " " + inARow + " times in a row", now);
        }
    }

    /** It is set up: well, as far as that goes. */
    void isSetUp(Heard heard, long now) {
        if (inARow < TOO_MANY) {
            heard.well(now);
        }
    }

    /** It does what it is there for. */
    void works(Heard heard, long now) {
        inARow = 0;
        heard.well(now);
    }
}
