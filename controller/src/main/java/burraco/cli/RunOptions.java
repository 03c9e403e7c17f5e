package burraco.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What {@code ./table run} is asked for.
 *
 * @param check only says whether it could
 * @param capture the folder for everything that is heard
 * @param readings where readings come from instead of devices: a file, or {@code -}
 * @param metrics the port of the page for Prometheus; 0 takes any
 */
record RunOptions(
        Path config,
        boolean check,
        Path journal,
        Optional<Path> capture,
        Optional<String> readings,
        OptionalInt metrics) {
    static final String USAGE =
            "table run: expected --config FILE [--check] [--journal DIR] [--capture DIR]"
                    + " [--readings FILE|-] [--metrics PORT]";

    private static final int LAST_PORT = 65_535;

    /** Empty where they cannot be understood. */
    static Optional<RunOptions> parse(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--check"),
                        Set.of("--config", "--journal", "--capture", "--readings", "--metrics"));
        boolean understood = options.problem().isEmpty() && options.rest().isEmpty();
        if (!understood || options.value("--config").isEmpty()) {
            return Optional.empty();
        }
        OptionalInt metrics = OptionalInt.empty();
        try {
            if (options.value("--metrics").isPresent()) {
                int port = Integer.parseInt(options.value("--metrics").get());
                if (port < 0 || port > LAST_PORT) {
                    return Optional.empty();
                }
                metrics = OptionalInt.of(port);
            }
            Path config = Path.of(options.value("--config").get());
            return Optional.of(
                    new RunOptions(
                            config,
                            options.has("--check"),
                            options.value("--journal")
                                    .map(Path::of)
                                    .orElse(config.resolveSibling("journal")),
                            options.value("--capture").map(Path::of),
                            options.value("--readings"),
                            metrics));
        } catch (NumberFormatException | InvalidPathException no) {
            return Optional.empty();
        }
    }
}
