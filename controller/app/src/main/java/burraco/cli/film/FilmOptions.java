package burraco.cli.film;

import burraco.cli.options.Arguments;
import burraco.film.Smoothing;
import java.util.OptionalLong;

/**
 * The options of a film: which part of a capture it shows, and how.
 *
 * @param length to the end if empty
 * @param still whether to show only the first moment
 */
record FilmOptions(long from, OptionalLong length, boolean still, double speed, Smoothing grain) {
    static FilmOptions of(Arguments options) {
        boolean still = options.isThere("--at");
        return new FilmOptions(
                options.millis(still ? "--at" : "--from"),
                options.millisIfAny("--for"),
                still,
                options.decimal("--speed"),
                options.has("--raw") ? Smoothing.RAW : Smoothing.smooth(options.millis("--every")));
    }

    /** The end of the part; the largest number if it lasts to the end of the capture. */
    long end() {
        if (still) {
            return from + 1;
        }
        return length.isPresent() ? from + length.getAsLong() : Long.MAX_VALUE;
    }
}
