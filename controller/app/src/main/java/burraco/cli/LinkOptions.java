package burraco.cli;

import burraco.layout.SourceInfo;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What {@code ./table link} is asked for.
 *
 * @param kind what is at the other end; tried out where nobody says
 * @param seconds how long to look; for ever where nobody says
 * @param capture the file for every frame
 * @param update the file with a board's new firmware
 */
record LinkOptions(
        String port,
        Optional<String> kind,
        Optional<Integer> baud,
        Optional<String> profile,
        int antennas,
        Optional<Integer> seconds,
        Optional<Path> capture,
        Optional<Path> update) {
    static final String USAGE =
            "expected [PORT] [--kind board|feig|metratec|pepper] [--baud N] [--profile"
                    + " NAME] [--antennas N] [--for SECONDS] [--capture FILE] | PORT --update FILE";

    static final String BOARD = "board";
    private static final int MOST_ANTENNAS = 32;
    private static final int A_DAY = 86_400;
    private static final int FASTEST = 4_000_000;

    /**
     * @param options with one word behind them, the port
     */
    static LinkOptions of(Options options) {
        Optional<String> kind = options.value("--kind");
        if (kind.isPresent() && !kind.get().equals(BOARD) && !ReaderDrivers.has(kind.get())) {
            throw new Options.Wrong("there is no kind " + kind.get());
        }
        Set<String> beside = new TreeSet<>(options.values().keySet());
        if (beside.remove("--update")) {
            beside.remove("--baud");
            if (!beside.isEmpty()) {
                throw new Options.Wrong("--update does not go with " + String.join(", ", beside));
            }
        }
        try {
            return new LinkOptions(
                    options.rest().getFirst(),
                    kind,
                    number(options, "--baud", FASTEST),
                    options.value("--profile"),
                    number(options, "--antennas", MOST_ANTENNAS).orElse(1),
                    number(options, "--for", A_DAY),
                    options.value("--capture").map(Path::of),
                    options.value("--update").map(Path::of));
        } catch (InvalidPathException noPath) {
            throw new Options.Wrong("no file can be called " + noPath.getInput());
        }
    }

    /** What is at the other end, as a layout would say it. */
    SourceInfo source(String what) {
        return new SourceInfo("link", what, Optional.of(port), baud, profile);
    }

    static Options parse(List<String> args) {
        return Options.parse(
                args,
                Set.of(),
                Set.of(
                        "--kind",
                        "--baud",
                        "--profile",
                        "--antennas",
                        "--for",
                        "--capture",
                        "--update"));
    }

    private static Optional<Integer> number(Options options, String name, int most) {
        Optional<String> value = options.value(name);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        try {
            int number = Integer.parseInt(value.get());
            if (number >= 1 && number <= most) {
                return Optional.of(number);
            }
        } catch (NumberFormatException no) {
            // As one that is too big.
        }
        throw new Options.Wrong(
                name + " wants a number from 1 to " + most + ", not " + value.get());
    }
}
