package burraco.cli;

import burraco.film.Grain;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which part of a capture becomes a film, and how.
 *
 * @param length until its end where it is empty
 * @param still whether only the first moment is wanted
 */
record Cut(long from, OptionalLong length, boolean still, double speed, Grain grain) {
    private static final double FASTEST = 100;
    private static final double SLOWEST = 0.1;
    private static final long COARSEST = 5_000;

    /** Empty where the options cannot be understood. */
    static Optional<Cut> of(Options options) {
        boolean still = options.value("--at").isPresent();
        boolean moving =
                options.value("--from").isPresent()
                        || options.value("--for").isPresent()
                        || options.value("--speed").isPresent();
        OptionalLong from = millis(options, still ? "--at" : "--from", "0s");
        OptionalLong length = millis(options, "--for", "1s");
        OptionalLong every = millis(options, "--every", "250ms");
        double speed = number(options.value("--speed").orElse("1"));
        if (still && moving || from.isEmpty() || length.isEmpty() || every.isEmpty()) {
            return Optional.empty();
        }
        long step = every.getAsLong();
        boolean bounds = speed >= SLOWEST && speed <= FASTEST && step > 0 && step <= COARSEST;
        if (!bounds || length.getAsLong() == 0) {
            return Optional.empty();
        }
        Grain grain = options.has("--raw") ? Grain.RAW : Grain.smooth(step);
        OptionalLong end = options.value("--for").isPresent() ? length : OptionalLong.empty();
        return Optional.of(new Cut(from.getAsLong(), end, still, speed, grain));
    }

    private static OptionalLong millis(Options options, String name, String usual) {
        return Millis.parse(options.value(name).orElse(usual));
    }

    /** No number is one that is out of bounds. */
    private static double number(String text) {
        return text.matches("\\d{1,3}(\\.\\d{1,2})?") ? Double.parseDouble(text) : 0;
    }

    /** From here on nothing is wanted any more; the largest number where that is not known. */
    long end() {
        if (still) {
            return from + 1;
        }
        return length.isPresent() ? from + length.getAsLong() : Long.MAX_VALUE;
    }
}
