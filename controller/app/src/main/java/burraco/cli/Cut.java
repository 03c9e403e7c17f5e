package burraco.cli;

import burraco.film.Smoothing;
import java.util.List;
import java.util.OptionalLong;

/**
 * Which part of a capture becomes a film, and how.
 *
 * @param length until its end where it is empty
 * @param still whether only the first moment is wanted
 */
record Cut(long from, OptionalLong length, boolean still, double speed, Smoothing grain) {
    private static final double FASTEST = 100;
    private static final double SLOWEST = 0.1;
    private static final long COARSEST = 5_000;

    static Cut of(Options options) {
        boolean still = options.value("--at").isPresent();
        for (String moving : List.of("--from", "--for", "--speed")) {
            options.notTogether("--at", moving);
        }
        options.notTogether("--raw", "--every");
        long step = millis(options, "--every", "250ms");
        if (step == 0 || step > COARSEST) {
            throw Options.wrong(
                    "--every", "a time up to 5s, as in 250ms", options.value("--every").orElse(""));
        }
        long length = millis(options, "--for", "1s");
        if (length == 0) {
            throw Options.wrong("--for", "a time of more than nothing", "0s");
        }
        return new Cut(
                millis(options, still ? "--at" : "--from", "0s"),
                options.value("--for").isPresent() ? OptionalLong.of(length) : OptionalLong.empty(),
                still,
                speed(options),
                options.has("--raw") ? Smoothing.RAW : Smoothing.smooth(step));
    }

    private static long millis(Options options, String name, String usual) {
        String said = options.value(name).orElse(usual);
        return Millis.parse(said)
                .orElseThrow(() -> Options.wrong(name, "a time, as in 90s or 1m30s", said));
    }

    private static double speed(Options options) {
        String said = options.value("--speed").orElse("1");
        double speed = said.matches("\\d{1,3}(\\.\\d{1,2})?") ? Double.parseDouble(said) : 0;
        if (speed < SLOWEST || speed > FASTEST) {
            throw Options.wrong("--speed", "a number from 0.1 to 100", said);
        }
        return speed;
    }

    /** From here on nothing is wanted any more; the largest number where that is not known. */
    long end() {
        if (still) {
            return from + 1;
        }
        return length.isPresent() ? from + length.getAsLong() : Long.MAX_VALUE;
    }
}
