package burraco.cli;

import burraco.cli.options.Options;
import burraco.film.Smoothing;
import java.util.OptionalLong;

/**
 * Which part of a capture becomes a film, and how.
 *
 * @param length until its end where it is empty
 * @param still whether only the first moment is wanted
 */
record Cut(long from, OptionalLong length, boolean still, double speed, Smoothing grain) {
    static Cut of(Options options) {
        boolean still = options.isThere("--at");
        return new Cut(
                options.millis(still ? "--at" : "--from"),
                options.millisIfAny("--for"),
                still,
                options.decimal("--speed"),
                options.has("--raw") ? Smoothing.RAW : Smoothing.smooth(options.millis("--every")));
    }

    /** From here on nothing is wanted any more; the largest number where that is not known. */
    long end() {
        if (still) {
            return from + 1;
        }
        return length.isPresent() ? from + length.getAsLong() : Long.MAX_VALUE;
    }
}
