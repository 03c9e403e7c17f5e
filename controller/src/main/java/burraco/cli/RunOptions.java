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
 * @param pages whether it serves pages
 * @param web the port of the pages, where it is another than the table's file says; 0 takes any
 */
record RunOptions(
        Path config,
        boolean check,
        Path journal,
        Optional<Path> capture,
        Optional<String> readings,
        OptionalInt metrics,
        boolean pages,
        OptionalInt web) {
    static final String USAGE =
            "table run: expected --config FILE [--check] [--journal DIR] [--capture DIR]"
                    + " [--readings FILE|-] [--metrics PORT] [--web PORT | --no-web]";

    private static final int LAST_PORT = 65_535;

    /** Empty where they cannot be understood. */
    static Optional<RunOptions> parse(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--check", "--no-web"),
                        Set.of(
                                "--config",
                                "--journal",
                                "--capture",
                                "--readings",
                                "--metrics",
                                "--web"));
        boolean understood = options.problem().isEmpty() && options.rest().isEmpty();
        if (!understood || options.value("--config").isEmpty()) {
            return Optional.empty();
        }
        if (options.has("--no-web") && options.value("--web").isPresent()) {
            return Optional.empty();
        }
        try {
            OptionalInt metrics = port(options, "--metrics");
            OptionalInt web = port(options, "--web");
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
                            metrics,
                            !options.has("--no-web"),
                            web));
        } catch (NumberFormatException | InvalidPathException no) {
            return Optional.empty();
        }
    }

    private static OptionalInt port(Options options, String name) {
        if (options.value(name).isEmpty()) {
            return OptionalInt.empty();
        }
        int port = Integer.parseInt(options.value(name).get());
        if (port < 0 || port > LAST_PORT) {
            throw new NumberFormatException();
        }
        return OptionalInt.of(port);
    }
}
